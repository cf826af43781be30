import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { cursorOf, entityTagOf, pointOf } from '../../../../src/log/cursor.js';
import { fields } from '../../../support/arbitraries.js';
import { type Client, client } from '../../../support/client.js';
import { feed } from '../../../support/feed.js';
import { Model, type ModelRow } from '../../../support/model.js';
import { startService, type TestService } from '../../../support/service.js';
import { cases, seed } from '../../../support/suite.js';

/** How the version in `if_match` relates to the row when its operation runs. */
type Version = 'current' | 'any' | 'stale' | 'before the batch' | undefined;

type Operation =
  | { readonly op: 'insert'; readonly row: Record<string, unknown> }
  | {
      readonly op: 'update' | 'replace' | 'delete';
      readonly id: number;
      readonly fields: Record<string, unknown>;
      readonly version: Version;
    };

interface Batch {
  readonly operations: readonly Operation[];
  readonly isMinimal: boolean;
  readonly isKeyed: boolean;
}

interface Result {
  readonly outcome: string;
  readonly id: number;
  readonly row?: ModelRow;
}

interface Outcome {
  /** The operations as the client sends them. */
  readonly sent: readonly object[];
  readonly results: readonly Result[];
  readonly refused: readonly [status: number, pointer: string] | undefined;
}

/** Mostly rows that exist, because one operation that fails refuses the whole batch. Some are inserted by the batch. */
const id = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 6, max: 9 }) },
);
const version = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Version[]>(undefined, 'current', 'any') },
  { weight: 1, arbitrary: fc.constantFrom<Version[]>('stale', 'before the batch') },
);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fields.map((row) => ({ op: 'insert' as const, row })),
  fc.record({ op: fc.constantFrom('update' as const, 'replace' as const), id, fields, version }),
  fc.record({ op: fc.constant('delete' as const), id, fields: fc.constant({}), version }),
);
const batches = fc.array(
  fc.record({
    operations: fc.array(operation, { minLength: 1, maxLength: 6 }),
    isMinimal: fc.boolean(),
    isKeyed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Applies a batch to the model. If an operation fails, the model may have some of its changes. */
function apply(model: Model, { operations }: Batch, incarnation: string): Outcome {
  const before = new Map(model.versions);
  const sent: object[] = [];
  const results: Result[] = [];
  const tag = (seq: number | undefined) => entityTagOf(incarnation, seq ?? 0);
  let refused: Outcome['refused'];
  for (const [at, operation] of operations.entries()) {
    if (operation.op === 'insert') {
      sent.push(operation);
      if (refused) continue;
      const [row] = model.insert([operation.row]);
      results.push({ outcome: 'inserted', id: row!.id, row: row! });
      continue;
    }
    const { op, id, fields, version } = operation;
    const current = tag(model.versions.get(id));
    const asked = { current, any: '*', stale: '"stale"', 'before the batch': tag(before.get(id)) };
    const ifMatch = version && asked[version];
    const body = { update: { patch: fields }, replace: { row: { ...fields, id } }, delete: {} }[op];
    sent.push({ op, id, ...body, ...(ifMatch && { if_match: ifMatch }) });
    if (refused) continue;
    const old = model.rows.get(id);
    if (old === undefined) refused = [404, `/operations/${at}`];
    else if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== current)
      refused = [412, `/operations/${at}`];
    else if (op === 'delete') {
      model.delete(id);
      results.push({ outcome: 'deleted', id });
    } else {
      const row = model.change(id, fields, op === 'update' ? 'shallow' : 'whole')!;
      results.push({ outcome: row === old ? 'unchanged' : `${op}d`, id, row });
    }
  }
  return { sent, results, refused };
}

describe(`random batches against a model (seed ${seed})`, function () {
  this.timeout(300_000);
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  async function run(owner: Client, given: readonly Batch[]): Promise<void> {
    const collection = await owner.collection([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }]);
    const rows = `/v1/collections/${collection}/rows`;
    const start = (await owner.get(rows)).headers['collection-cursor']!;
    const { incarnation } = pointOf(start);
    let model = new Model();
    model.insert([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }]);
    const earlier = model.frames.length;
    const watching = await feed(service, { key: service.key, collection, since: start });
    for (const batch of given) {
      const next = model.copy();
      const { sent, results, refused } = apply(next, batch, incarnation);
      const headers = {
        ...(batch.isMinimal && { Prefer: 'return=minimal' }),
        ...(batch.isKeyed && { 'Idempotency-Key': randomUUID() }),
      };
      const target = `/v1/collections/${collection}/batch`;
      const answer = await owner.post(target, { operations: sent }, headers);
      if (refused !== undefined) {
        expect([answer.status, answer.json.errors?.[0].pointer], answer.text).to.deep.equal(refused);
      } else {
        model = next;
        expect(answer.status, answer.text).to.equal(200);
        const shown = results.map(({ outcome, id, row }) =>
          row === undefined || batch.isMinimal ? { outcome, id } : { outcome, row },
        );
        expect(answer.json).to.deep.equal({ results: shown });
        expect(answer.headers['collection-cursor']).to.equal(cursorOf(incarnation, model.seq));
        if (batch.isKeyed) {
          const again = await owner.post(target, { operations: sent }, headers);
          expect(again.headers['idempotent-replayed']).to.equal('true');
          expect([again.status, again.text]).to.deep.equal([200, answer.text]);
        }
      }
      const list = await owner.get(`${rows}?limit=1000`, { Prefer: 'count=exact' });
      expect(list.json).to.deep.equal([...model.rows.values()].sort((a, b) => a.id - b.id));
      expect(list.headers['total-count']).to.equal(String(model.rows.size));
      expect(list.headers['collection-cursor']).to.equal(cursorOf(incarnation, model.seq));
    }
    for (const [id, seq] of model.versions) {
      const { headers } = await owner.get(`${rows}/${id}`);
      expect(headers.etag).to.equal(entityTagOf(incarnation, seq));
    }
    const inOrder = (changed: readonly string[] | undefined) => changed && [...changed].sort();
    const expected = model.frames
      .slice(earlier)
      .map((frame) => ({ ...frame, changed: inOrder(frame.changed) }));
    const frames = await watching.next(expected.length);
    expect(
      frames.map(({ event, seq, row, changed }) => ({ event, seq, row, changed: inOrder(changed) })),
    ).to.deep.equal(expected);
    expect(await watching.drain(owner)).to.deep.equal([]);
    await watching.close();
  }

  it('leave the same rows, versions, results and frames', async () => {
    const owner = client(service, service.key);
    await fc.assert(
      fc.asyncProperty(batches, (given) => run(owner, given)),
      { seed, numRuns: cases(200) },
    );
  });
});
