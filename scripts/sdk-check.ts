/**
 * Has clients generated from the documents that the built service serves, compiles them strictly, and has each make
 * its calls: to the service, and to a simulated later version of it. `npm run sdk-check` tries every generator whose
 * toolchain is here, `npm run sdk-check -- orval ogen` these; with `--write` the guide's table is made from the results. With
 * `--own` the documents are an account's own, in which collections are typed.
 */
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { generators } from './sdk-check/generators.js';
import { missingRowCode, startLater } from './sdk-check/later.js';
import { recordFrames, startService, typeCollections } from './sdk-check/service.js';
import { withTable } from './sdk-check/table.js';
import { type Trial, tally, tryGenerator, type Version } from './sdk-check/trial.js';

const sources = join(import.meta.dirname, 'sdk-check');
const guide = join(import.meta.dirname, '../src/docs/sdks.md');

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
  const known = generators.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    command.error(`unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`, { exitCode: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-sdk-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const service = await startService(folder);
  const later = await startLater(service.url);
  const trials = new Map<string, Trial>();
  try {
    const documents = new Map<string, string>();
    if (own) await typeCollections(service);
    const place = service.url + (own ? '/v1/contract' : '');
    for (const name of ['openapi.json', 'openapi-3.0.json', 'asyncapi.json'])
      documents.set(
        name,
        await (await fetch(`${place}/${name}`, { headers: { 'x-api-key': service.key } })).text(),
      );
    const frames = await recordFrames(service, JSON.parse(await readFile(join(sources, 'row.json'), 'utf8')));
    const versions: readonly Version[] = [
      { name: 'now', url: service.url, missingRowCode: missingRowCode.now, frames },
      {
        name: 'later',
        url: later.url,
        missingRowCode: missingRowCode.later,
        frames: frames.map(later.frame),
      },
    ];
    // Walks of one language share sources, which lie beside their folders.
    await cp(join(sources, 'clients'), folder, { recursive: true });
    for (const generator of generators) {
      const { name } = generator;
      if (names.length > 0 && !names.includes(name)) continue;
      const working = join(folder, name);
      for (const [document, text] of documents) await writeFile(join(working, document), text);
      for (const file of ['row.json', 'fitting.json']) await cp(join(sources, file), join(working, file));
      const begun = performance.now();
      const trial = await tryGenerator(generator, working, service.key, versions, own === true);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const right = trial.outcome === 'skipped' ? '' : tally(trial, generator);
      console.log(
        `${trial.outcome.padEnd(7)}  ${name.padEnd(28)}  ${right.padEnd(16)} ${seconds.padStart(6)} s`,
      );
      for (const line of trial.lines) console.log(`    ${line}`);
      if (trial.outcome === 'failed') process.exitCode = 1;
      trials.set(name, trial);
      rmSync(working, { recursive: true });
    }
  } finally {
    await later.stop();
    await service.stop();
  }
  if (write) await writeFile(guide, withTable(await readFile(guide, 'utf8'), generators, trials));
}
