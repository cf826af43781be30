/**
 * Checks that third-party tools work with the served OpenAPI and AsyncAPI documents. Each tool gets a
 * separate server.
 *
 *     npm run client-check                    all tools whose programs are installed
 *     npm run client-check -- newman prism    only these tools
 *     npm run client-check -- --write         also writes the results into the guide's table
 */
import { rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Client, clients, table } from './client-check/clients.js';
import { startService } from './sdk-check/service.js';
import { lastLines, missingProgram, shell } from './sdk-check/shell.js';
import { chosen, stopwatch, workingFolder, writeTable } from './trials.js';

const walks = join(import.meta.dirname, 'client-check/walks');
const documents = ['openapi.json', 'openapi-3.0.json', 'asyncapi.json'];

interface Trial {
  readonly outcome: 'ok' | 'failed' | 'skipped';
  readonly lines: readonly string[];
}

await new Command('client-check')
  .argument('[names...]', 'the tools to try; all when none is named')
  .option('--write', "write the results into the guide's table")
  .action(check)
  .parseAsync();

async function check(names: string[], { write }: { write?: true }, command: Command): Promise<void> {
  const tried = chosen(clients, names, command);
  const folder = workingFolder('rowfeed-clients-');
  const results = new Map<string, string>();
  for (const client of tried) {
    const { name } = client;
    const working = join(folder, name);
    await cp(walks, working, { recursive: true });
    const time = stopwatch();
    const { outcome, lines } = await tryClient(client, working);
    console.log(
      `${outcome.padEnd(7)}  ${name.padEnd(14)} ${time()}  ${outcome === 'failed' ? '' : lines.at(-1)}`,
    );
    if (outcome === 'failed') for (const line of lines) console.log(`    ${line}`);
    if (outcome === 'failed') process.exitCode = 1;
    if (outcome === 'ok') results.set(name, lines.at(-1) ?? '');
    rmSync(working, { recursive: true });
  }
  if (write) await writeTable(table, results);
}

/** Each tool gets a separate server, because some of them revoke keys, including their own. */
async function tryClient(client: Client, folder: string): Promise<Trial> {
  const missing = await missingProgram(client.needs, folder);
  if (missing !== undefined) return { outcome: 'skipped', lines: [`needs ${missing}, which is not here`] };
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  for (const command of client.install) {
    const { code, printed } = await shell(command, folder);
    // If a tool can't be installed, that isn't a failure of the server.
    if (code !== 0)
      return { outcome: 'skipped', lines: [...lastLines(printed), `could not be installed: ${command}`] };
  }
  const data = join(folder, 'service');
  await mkdir(data);
  const service = await startService(data);
  try {
    for (const name of documents)
      await writeFile(join(folder, name), await (await fetch(`${service.url}/${name}`)).text());
    const { code, printed } = await shell(client.walk, folder, {
      ROWFEED_URL: service.url,
      ROWFEED_WS: service.url.replace('http', 'ws'),
      ROWFEED_KEY: service.key,
      ARTILLERY_DISABLE_TELEMETRY: 'true',
      SCHEMATHESIS_REPORT: 'false',
    });
    return { outcome: code === 0 ? 'ok' : 'failed', lines: lastLines(printed) };
  } finally {
    await service.end('SIGTERM');
  }
}
