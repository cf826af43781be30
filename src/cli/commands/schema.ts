/** The commands `rowfeed schema ...`, which infer, get, set and remove the JSON Schema of a collection. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { enumeratedFields, Inference } from '../../files/infer.js';
import { counted } from '../../text/count.js';
import { readAllRows } from '../../transfer/all-rows.js';
import { collectionPath } from '../../transfer/collection.js';
import { failureOf, problemOf, Service, type ServiceRequest } from '../../transfer/service.js';
import { errorPlaceOf } from '../../values/json/syntax-error.js';
import type { JsonObject } from '../../values/values.js';
import { parseCollection } from '../arguments.js';
import { CommandFailure, print, remark, write } from '../output.js';
import { withProgress } from '../progress.js';
import { addServiceOptions, interruption, type ServiceOptions } from '../service.js';

export function defineSchema(schema: Command): void {
  const define = (name: string, description: string): Command =>
    schema.command(name).description(description).argument('<collection>', 'its name', parseCollection);
  const infer = define('infer', 'infer and print a JSON Schema that all rows of a collection conform to');
  addServiceOptions(infer, 'read the collection')
    .option('--no-enums', 'do not restrict strings to the values that occur in the rows')
    .action(async (collection: string, { url, key, enums: hasEnums }: InferOptions) => {
      const service = new Service(url, key, interruption());
      const inference = new Inference({ hasEnums });
      const { cursor } = await withProgress((progress) => {
        const take = (row: string) => inference.take(JSON.parse(row) as JsonObject);
        return readAllRows(service, collection, take, progress.update);
      });
      const inferred = inference.schema();
      print(JSON.stringify(inferred, null, 2));
      // Printed to standard error, because the schema on standard output may be redirected to a file.
      remark(`The schema is inferred from ${counted(inference.rows, 'row')}, at the cursor ${cursor}.`);
      const enumerated = enumeratedFields(inferred);
      if (enumerated.length > 0)
        remark(
          `The schema allows only the current values of ${enumerated.join(', ')} (enum). To allow other values, use --no-enums.`,
        );
    });
  addServiceOptions(define('get', 'print the schema of a collection'), 'read the collection').action(
    async (collection: string, options: ServiceOptions) => {
      write(await ask(collection, options, { method: 'GET' }));
    },
  );
  const set = define('set', 'set the schema of a collection');
  set.argument('<file>', 'a JSON Schema; - for standard input');
  addServiceOptions(set, 'administer the collection and read it')
    .option('--dry-run', 'only check whether the schema can be set')
    .action(async (collection: string, file: string, { dryRun, ...options }: SetOptions) => {
      const body = await readJson(file);
      await ask(collection, options, { method: 'PUT', body, ...(dryRun && { query: '?dry_run=true' }) });
      remark(
        dryRun
          ? `All rows of ${collection} conform to the schema. The schema was not set, because this was a dry run.`
          : `The schema of the collection ${collection} was set.`,
      );
    });
  const remove = define('remove', 'remove the schema of a collection');
  addServiceOptions(remove, 'administer the collection').action(
    async (collection: string, options: ServiceOptions) => {
      await ask(collection, options, { method: 'DELETE' });
      remark(`The schema of the collection ${collection} was removed.`);
    },
  );
}

interface InferOptions extends ServiceOptions {
  readonly enums: boolean;
}

interface SetOptions extends ServiceOptions {
  readonly dryRun?: true;
}

/** Returns the content of a file of JSON. @throws CommandFailure if it is not JSON */
async function readJson(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file === '-' ? '/dev/stdin' : file);
  const name = file === '-' ? 'Standard input' : file;
  if (!isUtf8(bytes)) throw new CommandFailure(`${name} is not UTF-8.`);
  if (bytes.length === 0) throw new CommandFailure(`${name} is empty.`);
  const place = errorPlaceOf(bytes.toString());
  if (place === undefined) return bytes;
  throw new CommandFailure(`${name} is not valid JSON: see line ${place.line}, column ${place.column}.`);
}

/**
 * Sends a request about the schema of a collection and returns the body of the response. If the server
 * rejects the request, the function prints one line per error and throws a ServiceFailure.
 */
async function ask(
  collection: string,
  { url, key }: ServiceOptions,
  { query = '', ...request }: Omit<ServiceRequest, 'path'> & { readonly query?: string },
): Promise<string> {
  const service = new Service(url, key, interruption());
  const path = `${collectionPath(collection)}/schema${query}`;
  // If the response was lost, a retry with the same idempotency key returns the first response.
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await service.ask({ ...request, path, ...(request.method !== 'GET' && { headers }) });
  if (answer.status < 300) return answer.text();
  const problem = await problemOf(answer);
  for (const { id, pointer, detail } of problem.errors ?? []) {
    const place = [...(id === undefined ? [] : [`row ${id}`]), ...(pointer ? [pointer] : [])].join(' ');
    remark(`${place === '' ? 'it' : place} ${detail}`);
  }
  throw await failureOf(answer, problem);
}
