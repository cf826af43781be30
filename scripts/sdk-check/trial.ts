/**
 * Tries one generator: generates and compiles its client in a working folder, and runs it against both
 * versions of the server.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Generator, stepsOf } from './generator.js';
import { lastLines, shell } from './shell.js';

/** A version of the server, as test clients use it. */
export interface Version {
  readonly name: 'now' | 'later';
  readonly url: string;
  readonly missingRowCode: string;
  readonly frames: readonly string[];
}

export interface Trial {
  readonly outcome: 'ok' | 'failed' | 'skipped';
  /** The number of correct steps, by version. */
  readonly right: Readonly<Record<Version['name'], number>>;
  /** Lines to print for the user. */
  readonly lines: readonly string[];
}

/** Returns the number of correct steps as text. */
export function tally({ right: { now, later } }: Trial, generator: Generator): string {
  return `${now} and ${later} of ${stepsOf(generator).length}`;
}

/** @param folder a folder that contains the documents and the sources of the test client */
export async function tryGenerator(
  generator: Generator,
  folder: string,
  key: string,
  versions: readonly Version[],
  isOwn: boolean,
): Promise<Trial> {
  const lines: string[] = [];
  const right = { now: 0, later: 0 };
  const env = { ROWFEED_KEY: key };
  for (const program of generator.needs) {
    if ((await shell(`command -v ${program}`, folder, env)).code === 0) continue;
    return { outcome: 'skipped', right, lines: [`needs ${program}, which is not here`] };
  }
  for (const command of [...generator.install, generator.generate, ...generator.compile]) {
    const { code, printed } = await shell(command, folder, env);
    if (code === 0) continue;
    return { outcome: 'failed', right, lines: [command, ...lastLines(printed)] };
  }
  const steps = stepsOf(generator);
  for (const { name, url, missingRowCode, frames } of versions) {
    await writeFile(join(folder, 'frames.json'), JSON.stringify(frames, undefined, 2));
    const { code, printed } = await shell(generator.walk, folder, {
      ...env,
      ROWFEED_URL: url,
      ROWFEED_COLLECTION: `${generator.name.replace(/\W/g, '_')}_${name}`,
      ROWFEED_MISSING_ROW_CODE: missingRowCode,
    });
    right[name] = steps.filter((step) => new RegExp(`^ok ${step}\r?$`, 'm').test(printed)).length;
    if (code !== 0 || right[name] !== steps.length)
      lines.push(`${generator.walk} (${name})`, ...lastLines(printed));
  }
  const said: string[] = [];
  for (const command of (isOwn && generator.typed) || []) {
    const { code, printed } = await shell(command, folder, { ...env, ROWFEED_URL: versions[0]!.url });
    if (code !== 0) lines.push(command, ...lastLines(printed));
    else if (/^ok typed\r?$/m.test(printed)) said.push('ok typed');
  }
  if (isOwn && generator.typed !== undefined && said.length === 0) lines.push('the typed walk was not right');
  return { outcome: lines.length === 0 ? 'ok' : 'failed', right, lines: [...said, ...lines] };
}
