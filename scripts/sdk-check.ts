/**
 * Generates clients from the documents of the built server, compiles them strictly and runs their calls. Each
 * client runs against the server and against a simulated later version.
 *
 *     npm run sdk-check                  all generators whose toolchain is installed
 *     npm run sdk-check -- orval ogen    only these generators
 *     npm run sdk-check -- --write       also writes the results into the guide's table
 *     npm run sdk-check -- --own         uses the typed contract of an account
 */
import { rmSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { generators, table } from './sdk-check/generators.js';
import { missingRowCode, startLater } from './sdk-check/later.js';
import { recordFrames, startService, typeCollections } from './sdk-check/service.js';
import { tally, tryGenerator } from './sdk-check/trial.js';
import { row, type Version } from './sdk-check/walk.js';
import { chosen, stopwatch, workingFolder, writeTable } from './trials.js';

await new Command('sdk-check')
  .argument('[names...]', 'the generators to try; all when none is named')
  .addOption(new Option('--write', "write the results into the guide's table").conflicts('own'))
  .option('--own', "take an account's own documents, in which three collections are typed")
  .action(check)
  .parseAsync();

interface Options {
  readonly write?: true;
  readonly own?: true;
}

async function check(names: string[], { write, own }: Options, command: Command): Promise<void> {
  const tried = chosen(generators, names, command);
  const folder = workingFolder('rowfeed-sdk-');
  const service = await startService(folder);
  const later = await startLater(service.url);
  const results = new Map<string, string>();
  try {
    if (own) await typeCollections(service);
    const place = service.url + (own ? '/v1/contract' : '');
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
    for (const generator of tried) {
      const { name, document } = generator;
      const working = join(folder, name);
      const asked = await fetch(`${place}/${document}`, { headers: { 'x-api-key': service.key } });
      await writeFile(join(working, document), await asked.text());
      const time = stopwatch();
      const trial = await tryGenerator(generator, working, service.key, versions, own === true);
      const right = trial.outcome === 'skipped' ? '' : tally(trial, generator);
      console.log(`${trial.outcome.padEnd(7)}  ${name.padEnd(28)}  ${right.padEnd(16)} ${time()}`);
      for (const line of trial.lines) console.log(`    ${line}`);
      if (trial.outcome === 'failed') process.exitCode = 1;
      if (trial.outcome !== 'skipped') results.set(name, right);
      rmSync(working, { recursive: true });
    }
  } finally {
    await later.stop();
    await service.end('SIGTERM');
  }
  if (write) await writeTable(table, results);
}
