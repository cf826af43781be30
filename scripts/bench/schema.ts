/**
 * Measures what a schema with ten fields costs: inserts the same rows into a collection with the schema and
 * into one without.
 */
import { median } from '../median.js';
import { cells, type RequestTemplate } from './cells.js';
import type { Bench, Target } from './measure.js';
import { settle } from './processes.js';
import { startRowfeed } from './rowfeed.js';
import { newStorage } from './storage.js';
import { type Column, tableHead, tableRow } from './table.js';
import { measureInTurns } from './turns.js';

const schema = {
  type: 'object',
  required: ['title', 'score', 'done', 'tag', 'made_at'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 100 },
    text: { type: 'string' },
    score: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    done: { type: 'boolean' },
    tag: { type: 'string', pattern: '^tag-[0-9]+$' },
    kind: { enum: ['a', 'b', 'c'] },
    made_at: { type: 'string', format: 'date-time' },
    mail: { type: 'string', format: 'email' },
    price: { type: ['number', 'null'], exclusiveMinimum: 0, multipleOf: 0.01 },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 5, uniqueItems: true },
  },
};
const row = {
  title: 'A row of the benchmark',
  text: 'The quick brown fox jumps over the lazy dog while nobody is looking at it',
  score: 4711,
  done: true,
  tag: 'tag-17',
  kind: 'b',
  made_at: '2030-01-31T09:26:53.589Z',
  mail: 'somebody@example.com',
  price: 19.99,
  labels: ['home', 'phone'],
};
/** The minimum ratio to the requests per second without a schema. */
const goals = { insert: 0.85, batch: 0.7 } as const;
const rowsOf = { insert: 1, batch: 100 } as const;

const columns: readonly Column[] = [
  { title: '', width: 22, isLeft: true },
  { title: 'with', width: 6 },
  { title: 'without', width: 7 },
  { title: 'ratio', width: 5 },
  { title: 'goal', width: 4 },
  { title: 'us a row', width: 8 },
];

export async function measureSchema(bench: Bench, rounds: number): Promise<void> {
  const storage = await newStorage(bench.folder, bench.postgres);
  const target = await startRowfeed(storage);
  try {
    const json = { ...target.headers, 'content-type': 'application/json' };
    const send = async (method: string, path: string, body: object): Promise<void> => {
      const { ok, status } = await fetch(target.server.origin + path, {
        method,
        headers: json,
        body: JSON.stringify(body),
      });
      if (!ok) throw new Error(`${method} ${path}: ${status}`);
    };
    for (const name of ['with', 'without']) await send('POST', '/v1/collections', { name });
    await send('PUT', '/v1/collections/with/schema', schema);
    await settle(target.server);
    const into = (name: string): Target => {
      const insert = (count: number): RequestTemplate => ({
        method: 'POST',
        path: `/v1/collections/${name}/rows`,
        body: JSON.stringify(new Array(count).fill(row)),
        headers: { 'content-type': 'application/json' },
        status: 201,
      });
      return { ...target, name, requests: { insert: insert(rowsOf.insert), batch: insert(rowsOf.batch) } };
    };
    console.log(tableHead(columns));
    for (const name of ['insert', 'batch'] as const) {
      const cell = cells.find((each) => each.name === name)!;
      const [judged, free] = await measureInTurns(bench, [into('with'), into('without')], cell, rounds);
      const rates = [judged!, free!].map((all) => all.map(({ requestsPerSecond }) => requestsPerSecond));
      const ratio = median(rates[0]!.map((rate, round) => rate / rates[1]![round]!));
      // Uses the minimum of each, because noise on the machine only adds time.
      const [least, leastFree] = [judged!, free!].map((all) =>
        Math.min(...all.map(({ mainThreadUs }) => mainThreadUs)),
      );
      console.log(
        tableRow(columns, [
          cell.title,
          ...rates.map((all) => median(all).toFixed(0)),
          ratio.toFixed(2),
          goals[name].toFixed(2),
          ((least! - leastFree!) / rowsOf[name]).toFixed(1),
        ]),
      );
    }
  } finally {
    await target.server.stop();
    await storage.remove();
  }
}
