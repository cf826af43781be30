/** The commands `rowfeed contract get` and `rowfeed contract diff`, for the typed contract of an account. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  type Change,
  compareContracts,
  Document,
  readDocument,
  UnreadableDocument,
} from '../../contract-diff/diff.js';
import { counted } from '../../text/count.js';
import { failureOf, Service, ServiceFailure } from '../../transfer/service.js';
import { CommandFailure, print, printJson } from '../output.js';
import { addServiceOptions, interruption, type ServiceOptions } from '../service.js';
import { writeTo } from '../system-errors.js';

interface GetOptions extends ServiceOptions {
  readonly out?: string;
  readonly json?: true;
}

interface DiffOptions extends ServiceOptions {
  readonly json?: true;
}

const documents = ['openapi.json', 'asyncapi.json'] as const;

export function defineContract(contract: Command): void {
  const get = contract
    .command('get')
    .description("save the account's typed contract as openapi.json and asyncapi.json");
  addServiceOptions(get, 'read the collections')
    .option(
      '--out <folder>',
      'the folder for the files, which the command creates if necessary (default: the current folder)',
    )
    .option('--json', 'print JSON')
    .action(getContract);
  const diff = contract
    .command('diff')
    .description('compare two OpenAPI or AsyncAPI documents, and show which changes break clients')
    .argument('<old>', 'the old document, in JSON or YAML')
    .argument('[new]', "the new document (default: the account's typed contract from the server)");
  addServiceOptions(diff, 'read the collections; only required if <new> is omitted', false)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The exit code is 1 if a change breaks clients, and 2 if a document cannot be read or the two are of different kinds.`,
    )
    .action(diffContracts);
}

async function getContract({ url, key, out = '.', json }: GetOptions): Promise<void> {
  const service = new Service(url, key, interruption());
  // If the server rejects a request, no file is written.
  const texts: string[] = [];
  for (const name of documents) texts.push(await servedText(service, name));
  mkdirSync(out, { recursive: true });
  const files = documents.map((name) => join(out, name));
  for (const [index, file] of files.entries()) writeTo(file, () => writeFileSync(file, `${texts[index]}\n`));
  if (json) printJson({ files });
  else print(`Saved ${files.join(' and ')}.`);
}

async function diffContracts(
  oldFile: string,
  newFile: string | undefined,
  options: DiffOptions,
): Promise<void> {
  let before: Document;
  let after: Document;
  let changes: readonly Change[];
  try {
    before = readDocument(oldFile);
    after = newFile === undefined ? await served(before, options) : readDocument(newFile);
    changes = compareContracts(before, after);
  } catch (error) {
    if (error instanceof UnreadableDocument || error instanceof ServiceFailure)
      throw new CommandFailure(error.message.replace(/\.?$/, '.'), 2);
    throw error;
  }
  const breaking = changes.filter(({ impact }) => impact === 'breaking').length;
  if (options.json) printJson({ breaking, compatible: changes.length - breaking, changes });
  else print(report(changes, breaking, before, after));
  if (breaking > 0)
    throw new CommandFailure(
      `${counted(breaking, 'change')} ${breaking === 1 ? 'breaks' : 'break'} clients.`,
    );
}

function report(changes: readonly Change[], breaking: number, before: Document, after: Document): string {
  const lines = changes.flatMap(({ impact, where, what, pointer, more }) => [
    `${impact.padEnd(10)}  ${where}: ${what}${more > 0 ? `, and in ${counted(more, 'other place')}` : ''}`,
    `            ${pointer}`,
  ]);
  const versions =
    before.version === after.version ? before.version : `${before.version} to ${after.version}`;
  const total = `${counted(breaking, 'breaking change')}, ${counted(changes.length - breaking, 'compatible change')} (version ${versions})`;
  return [...lines, total].join('\n');
}

async function served({ kind }: Document, { url, key }: DiffOptions): Promise<Document> {
  if (key === undefined) throw new UnreadableDocument('To compare with a server, provide its key with --key');
  const name = `${kind.toLowerCase()}.json`;
  const text = await servedText(new Service(url, key, interruption()), name);
  return new Document(text, `${name} of ${url}`);
}

async function servedText(service: Service, name: string): Promise<string> {
  const answer = await service.ask({ method: 'GET', path: `/v1/contract/${name}` });
  if (answer.status !== 200) throw await failureOf(answer);
  return answer.text();
}
