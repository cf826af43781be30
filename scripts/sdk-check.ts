/**
 * Generates clients with the commands of the guide, from the documents of the built server. Compiles them strictly and
 * runs their calls. Each client runs against the server and against a simulated later version.
 *
 *     npm run sdk-check                       all generators whose toolchain is installed
 *     npm run sdk-check -- orval ogen         only these generators
 *     npm run sdk-check -- --write            also writes the results into the guide's table
 *     npm run sdk-check -- --typed-contract   uses the typed contract of an account
 */
import { rmSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { type Generator, generators, writeResults } from './sdk-check/guide.js';
import { missingRowCode, startLater } from './sdk-check/later.js';
import { recipeOf } from './sdk-check/recipes.js';
import { recordFrames, startService, typeCollections } from './sdk-check/service.js';
import { lastLines, missingProgram, shell } from './sdk-check/shell.js';
import { Client, callSteps, frameSteps, row, stepsOf, type Version } from './sdk-check/walk.js';
import { stopwatch, workingFolder } from './shared/work.js';

await new Command('sdk-check')
  .addArgument(
    new Argument('[names...]', 'the generators to try; all when none is named').choices(
      generators.map(({ name }) => name),
    ),
  )
  .addOption(new Option('--write', "write the results into the guide's table").conflicts('typedContract'))
  .option('--typed-contract', 'use the typed contract of an account with three schemas')
  .action(check)
  .parseAsync();

interface Options {
  readonly write?: true;
  readonly typedContract?: true;
}

async function check(names: string[], { write, typedContract }: Options): Promise<void> {
  const folder = workingFolder('rowfeed-sdk-');
  const service = await startService(folder);
  const later = await startLater(service.url);
  const results = new Map<string, string>();
  try {
    if (typedContract) await typeCollections(service);
    const place = service.url + (typedContract ? '/v1/contract' : '');
    const documents = new Map<string, string>();
    for (const { document } of generators) {
      const asked = await fetch(`${place}/${document}`, { headers: { 'x-api-key': service.key } });
      documents.set(document, await asked.text());
    }
    const frames = await recordFrames(service, row);
    const versions: readonly Version[] = [
      { name: 'now', url: service.url, missingRowCode: missingRowCode.now, frames },
      {
        name: 'later',
        url: later.url,
        missingRowCode: missingRowCode.later,
        frames: frames.map(later.frame),
      },
    ];
    // Test clients of one language share source files, which are next to their folders.
    await cp(join(import.meta.dirname, 'sdk-check/clients'), folder, { recursive: true });
    for (const generator of generators) {
      const { name, document } = generator;
      if (names.length > 0 && !names.includes(name)) continue;
      const working = join(folder, name);
      await writeFile(join(working, document), documents.get(document)!);
      const time = stopwatch();
      const { outcome, result, lines } = await tryGenerator(generator, working, service.key, versions);
      console.log(`${outcome.padEnd(7)}  ${name.padEnd(28)}  ${result.padEnd(16)} ${time()}`);
      for (const line of lines) console.log(`    ${line}`);
      if (outcome === 'failed') process.exitCode = 1;
      if (outcome !== 'skipped') results.set(name, result);
      rmSync(working, { recursive: true });
    }
  } finally {
    await later.stop();
    await service.end('SIGTERM');
  }
  if (write) writeResults(results);
}

interface Trial {
  readonly outcome: 'ok' | 'failed' | 'skipped';
  /** The number of correct steps with each version, for the table. */
  readonly result: string;
  /** Lines to print for the user. */
  readonly lines: readonly string[];
}

/** @param folder a folder that contains the document and the sources of the test client */
async function tryGenerator(
  generator: Generator,
  folder: string,
  key: string,
  versions: readonly Version[],
): Promise<Trial> {
  const { needs, install, compile, walk, takesHeaders = true } = recipeOf(generator);
  const missing = await missingProgram(needs, folder);
  if (missing !== undefined)
    return { outcome: 'skipped', result: '', lines: [`needs ${missing}, which is not here`] };
  const steps = stepsOf(generator);
  const right = new Map(versions.map(({ name }) => [name, 0]));
  const lines: string[] = [];
  const trial = (): Trial => ({
    outcome: lines.length === 0 ? 'ok' : 'failed',
    result: `${[...right.values()].join(' and ')} of ${steps.length}`,
    lines,
  });
  for (const command of [...install, generator.command, ...compile]) {
    const { code, printed } = await shell(command, folder);
    if (code === 0) continue;
    lines.push(command, ...lastLines(printed));
    return trial();
  }
  for (const { name, url, missingRowCode, frames } of versions) {
    const connect = (as: string): Client => new Client(walk, folder, url, as);
    const client = connect(key);
    const collection = `${generator.name.replace(/\W/g, '_')}_${name}`;
    const make =
      generator.document === 'asyncapi.json'
        ? frameSteps(client, frames)
        : callSteps(client, connect, collection, missingRowCode, takesHeaders);
    for (const step of steps)
      await make[step]!().then(
        () => right.set(name, right.get(name)! + 1),
        (error) => lines.push(`wrong ${step} (${name}): ${error.message}`),
      );
    client.end();
  }
  return trial();
}
