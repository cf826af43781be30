/**
 * Tries one generator: generates and compiles its client in a working folder, and runs it against both
 * versions of the server.
 */
import { type Generator, stepsOf } from './generator.js';
import { lastLines, missingProgram, shell } from './shell.js';
import { Client, callSteps, frameSteps, type Version } from './walk.js';

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
  const missing = await missingProgram(generator.needs, folder);
  if (missing !== undefined)
    return { outcome: 'skipped', right, lines: [`needs ${missing}, which is not here`] };
  for (const command of [...generator.install, generator.generate, ...generator.compile]) {
    const { code, printed } = await shell(command, folder);
    if (code !== 0) return { outcome: 'failed', right, lines: [command, ...lastLines(printed)] };
  }
  for (const version of versions) {
    const { name, url, missingRowCode, frames } = version;
    const connect = (as: string): Client => new Client(generator.walk, folder, url, as);
    const client = connect(key);
    const collection = `${generator.name.replace(/\W/g, '_')}_${name}`;
    const steps =
      generator.document === 'asyncapi.json'
        ? frameSteps(client, frames)
        : callSteps(client, connect, collection, missingRowCode, generator.takesHeaders ?? true);
    for (const step of stepsOf(generator)) {
      await steps[step]!().then(
        () => (right[name] += 1),
        (error) => lines.push(`wrong ${step} (${name}): ${error.message}`),
      );
    }
    client.end();
  }
  const said: string[] = [];
  for (const command of (isOwn && generator.typed) || []) {
    const env = { ROWFEED_KEY: key, ROWFEED_URL: versions[0]!.url };
    const { code, printed } = await shell(command, folder, env);
    if (code !== 0) lines.push(command, ...lastLines(printed));
    else if (/^ok typed\r?$/m.test(printed)) said.push('ok typed');
  }
  if (isOwn && generator.typed !== undefined && said.length === 0) lines.push('the typed walk was not right');
  return { outcome: lines.length === 0 ? 'ok' : 'failed', right, lines: [...said, ...lines] };
}
