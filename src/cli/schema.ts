/** `rowfeed schema` */
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import { exportRows } from '../transfer/export.js';
import { Inference } from '../transfer/infer.js';
import { Service } from '../transfer/service.js';
import type { JsonObject } from '../values.js';
import { formatCount, print, remark } from './output.js';
import { withProgress } from './progress.js';
import { addServiceOptions, interruption, type ServiceOptions } from './service.js';

export function addSchemaCommands(program: Command): void {
  const schema = program.command('schema').description('JSON Schemas of collections');
  const infer = schema
    .command('infer')
    .description('print a JSON Schema that all rows of a collection keep to')
    .argument('<collection>', 'its name');
  addServiceOptions(infer, 'read the collection').action(
    async (collection: string, { url, key }: ServiceOptions) => {
      const service = new Service(url, key, interruption());
      const inference = new Inference();
      const { cursor } = await withProgress((progress) => {
        const options = {
          collection,
          format: 'ndjson',
          filter: undefined,
          fields: [],
          received: (count: number) => progress.update(count),
        } as const;
        return exportRows(service, options, () => rowsTo((row) => inference.take(row)));
      });
      print(JSON.stringify(inference.schema(), null, 2));
      // On standard error, since the schema may go to a file.
      remark(`${formatCount(inference.rows)} rows were seen, as they were at ${cursor}.`);
    },
  );
}

/** Takes NDJSON apart. */
function rowsTo(take: (row: JsonObject) => void): Writable {
  let pending: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf(0x0a) + 1;
      if (end > 0) {
        const text = Buffer.concat([...pending, chunk.subarray(0, end)]).toString();
        pending = [];
        for (const line of text.split('\n')) if (line !== '') take(JSON.parse(line));
      }
      if (end < chunk.length) pending.push(chunk.subarray(end));
      done();
    },
  });
}
