import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect } from 'chai';
import { type OperationId, operations } from '../../generated/operations.js';
import {
  type CheckResult,
  type ConformOptions,
  checks,
  conform,
  NotCheckable,
  type Report,
} from '../../src/conform/conform.js';
import { client } from '../support/client.js';
import { passTime, stopTime } from '../support/clock.js';
import { runCommand, start } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { answers, bodies, type Fault, failed, headers, type Json, shown } from '../support/faults.js';
import { type Meddling, type Passing, startProxy } from '../support/proxy.js';
import { administer, limit, newKey } from '../support/registry.js';
import { partOf } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, onlyInFullSuite, seed } from '../support/suite.js';

const unjudged = ({ checks: results }: Report): CheckResult[] =>
  results.filter((result) => result.unjudged !== undefined);
/** Replaces each frame of this event with other frames. */
function frames(event: string, edit: (frame: Json) => readonly Json[]): Meddling {
  return {
    frames: () => (text) => {
      const frame = JSON.parse(text);
      return frame.event === event ? edit(frame).map((each) => JSON.stringify(each)) : [text];
    },
  };
}

/** True for frames for which the run waits. Without such a frame, it waits for 5 s. */
const isFence = ({ row }: Json): boolean => row?.fence !== undefined;

/** Delays each update until another frame was sent. */
const lateUpdates: Meddling = {
  frames: () => {
    const held: string[] = [];
    return (text) => {
      const frame = JSON.parse(text);
      if (frame.event !== 'update' || isFence(frame)) return [text, ...held.splice(0)];
      held.push(text);
      return [];
    };
  },
};

const rows = /\/rows(\?|$)/;
const row = /\/rows\/\d+$/;
const statusOfInsert = answers('POST', rows, 201, (passing) => {
  passing.status = 202;
});
const collections = /\/collections$/;
const inserted = (passing: Passing): Partial<Passing> => ({
  status: 201,
  headers: { ...passing.headers, 'content-type': 'application/json', 'collection-cursor': 'k3f9x2mq-1' },
  body: '[{"id":1}]',
});
/** Accepts a request that the server must reject with this code. */
const another = (code: string): Meddling =>
  answers('POST', rows, 422, (passing) => {
    if (passing.body.includes(code)) Object.assign(passing, inserted(passing));
  });
/** Modifies replayed responses. */
function replayed(method: string, path: RegExp, edit: (passing: Passing) => void): Meddling {
  return {
    answer: (passing) => {
      if (passing.method !== method || !path.test(passing.target)) return;
      if (passing.headers['idempotent-replayed'] === 'true') edit(passing);
    },
  };
}
const many = /\/rows\?filter/;
const tooMany = (method: string, body: string): Meddling =>
  answers(method, many, 409, (passing) => Object.assign(passing, inserted(passing), { status: 200, body }));
const made = answers('PUT', row, 404, (passing) => {
  const borne = {
    'content-type': 'application/json',
    'collection-cursor': 'k3f9x2mq-1',
    etag: '"k3f9x2mq-1"',
  };
  Object.assign(passing, { status: 200, headers: { ...passing.headers, ...borne }, body: '{"id":1}' });
});
const exported = (format: string, edit: (body: string) => string): Meddling =>
  answers('GET', new RegExp(`/export\\?format=${format}`), 200, (passing) => {
    passing.body = edit(passing.body);
  });
const earlier = (cursor: string | undefined) => cursor?.replace(/\d+$/, (seq) => `${Number(seq) - 1}`);

const faults: readonly Fault[] = [
  ['a wrong status', statusOfInsert, 'insertRows', /status 202 is not declared/],
  [
    'a missing field',
    bodies('GET', /conform_\w+$/, 200, ({ created_at: _, ...rest }) => rest),
    'getCollection',
    /property 'created_at'/,
  ],
  [
    'a field too many',
    bodies('GET', /collections$/, 200, (list) => list.map((each: object) => ({ ...each, rows: 1 }))),
    'listCollections',
    /additional properties/,
  ],
  [
    'an undeclared error code',
    bodies('GET', row, 404, (problem) => ({ ...problem, code: 'row_missing' })),
    'getRow',
    /code row_missing is not declared/,
  ],
  [
    'an error code in the wrong place',
    bodies('PATCH', row, 412, (problem) => ({ ...problem, code: 'row_not_found' })),
    'updateRow',
    /code row_not_found is not declared/,
  ],
  [
    'a wrong media type',
    headers('GET', rows, 400, 'content-type', () => 'application/json'),
    'listRows',
    /media type is application\/json/,
  ],
  [
    'an unsorted list',
    bodies('GET', /order_by=value/, 200, (list) => list.reverse()),
    'listRows',
    /the ids is/,
  ],
  ['a changed value', bodies('GET', row, 200, ({ nested: _, ...rest }) => rest), 'getRow', /the row is/],
  [
    'a missing header',
    headers('DELETE', row, 204, 'collection-cursor', () => undefined),
    'deleteRow',
    /Collection-Cursor is missing/,
  ],
  [
    'a wrong cursor',
    headers('GET', rows, 200, 'collection-cursor', earlier),
    'openFeed',
    /the sequence of frames is/,
  ],
  ['a wrong version', headers('PATCH', row, 200, 'etag', () => '"k3f9x2mq-1"'), 'updateRow', /the ETag is/],
  [
    'a row that keeps fields',
    bodies('PUT', row, 200, (kept) => ({ ...kept, a: 1 })),
    'replaceRow',
    /the row is/,
  ],
  ['a row that is made', made, 'replaceRow', /replaceRow answered|the code of 200 is missing/],
  [
    'a version of a row that is as it was',
    headers('PUT', row, 200, 'etag', (tag) => tag?.replace(/.{3}$/, '0"')),
    'replaceRow',
    /the ETag is/,
  ],
  ['keys that are not heeded', { withheld: 'idempotency-key' }, 'insertRows', /Idempotent-Replayed is null/],
  ...(
    [
      ['createCollection', 'POST', collections, 201],
      ['deleteCollection', 'DELETE', /conform_\w+$/, 204],
      ['replaceRow', 'PUT', row, 200],
      ['updateRow', 'PATCH', row, 200],
      ['deleteRow', 'DELETE', row, 204],
    ] as const
  ).map(
    ([operation, method, path, status]): Fault => [
      `a repetition that isn't told to be one: ${operation}`,
      headers(method, path, status, 'idempotent-replayed', () => undefined),
      operation,
      /Idempotent-Replayed is null/,
    ],
  ),
  [
    'a first answer that is told to be a repetition',
    headers('POST', rows, 201, 'idempotent-replayed', () => 'true'),
    'insertRows',
    /Idempotent-Replayed of the first response is "true"/,
  ],
  [
    'a repetition with other ids',
    replayed('POST', rows, (passing) => {
      passing.body = passing.body.replace(/"id":\d+/, '"id":999999');
    }),
    'insertRows',
    /the replayed body is/,
  ],
  [
    'a repetition with the present cursor',
    replayed('PATCH', row, (passing) => {
      passing.headers['collection-cursor'] += '9';
    }),
    'updateRow',
    /the replayed Collection-Cursor is/,
  ],
  [
    'another request with a key that is taken',
    another('idempotency_key_reused'),
    'insertRows',
    /the code of 201/,
  ],
  [
    'a key that is none, and taken',
    answers('POST', rows, 400, (passing) => {
      if (/Idempotency-Key/.test(passing.body)) Object.assign(passing, inserted(passing));
    }),
    'insertRows',
    /the code of 201 is missing, not "parameter_invalid"/,
  ],
  [
    'rows counted that were as they are',
    bodies('PATCH', many, 200, ({ matched }) => ({ matched, changed: matched })),
    'updateRows',
    /the counts of a repeated request is/,
  ],
  [
    'more rows changed than reckoned with',
    tooMany('PATCH', '{"matched":2,"changed":2}'),
    'updateRows',
    /the code of 200 .* is missing, not "too_many_rows"/,
  ],
  [
    'more rows deleted than reckoned with',
    tooMany('DELETE', '{"deleted":2}'),
    'deleteRows',
    /the code of 200 .* is missing, not "too_many_rows"/,
  ],
  [
    'a row that is not deleted',
    bodies('DELETE', many, 200, () => ({ deleted: 1 })),
    'deleteRows',
    /the counts is/,
  ],
  [
    'a batch whose operation is not reported',
    bodies('POST', /\/batch$/, 200, ({ results }) => ({ results: results.slice(1) })),
    'batchRows',
    /the results is|results/,
  ],
  [
    'an export that lacks a row',
    exported('ndjson', (body) => body.replace(/.*\n/, '')),
    'exportRows',
    /the rows of \{\} is/,
  ],
  [
    'CSV without its names',
    exported('csv', (body) => body.replace(/.*\r\n/, '')),
    'exportRows',
    /the CSV is "1,/,
  ],
  [
    "CSV that doesn't say that it has names",
    headers('GET', /format=csv&/, 200, 'content-type', () => 'text/csv; charset=utf-8'),
    'exportRows',
    /media type is text\/csv; charset=utf-8, not/,
  ],
  [
    'rows that are taken in spite of a schema',
    answers('POST', rows, 422, (passing) => {
      if (passing.body.includes('row_invalid')) Object.assign(passing, inserted(passing));
    }),
    'setSchema',
    /the code of 201 is missing, not "row_invalid"/,
  ],
  [
    'rows that are taken in spite of a row key',
    answers('POST', rows, 409, (passing) => {
      if (passing.body.includes('row_key_taken')) Object.assign(passing, inserted(passing));
    }),
    'setRowKey',
    /the code of 201 is missing, not "row_key_taken"/,
  ],
  [
    'a row that is taken by nobody',
    bodies('POST', rows, 409, ({ errors, ...rest }) => ({
      ...rest,
      errors: errors?.map(({ id: _, ...item }: { id?: number }) => item),
    })),
    'setRowKey',
    /the id of the row that has the row key is (undefined|missing)/,
  ],
  [
    'a row key that is told in another order',
    bodies('GET', /row-key$/, 200, ({ fields }) => ({ fields: fields.toReversed() })),
    'getRowKey',
    /the row key is/,
  ],
  [
    'a row key that stays',
    answers('DELETE', /row-key$/, 404, (passing) => {
      Object.assign(passing, { status: 204, body: '' });
    }),
    'removeRowKey',
    /row_key_not_found/,
  ],
  [
    'a schema that is set in spite of rows',
    bodies('PUT', /schema$/, 409, ({ errors: _, ...rest }) => rest),
    'setSchema',
    /the location in errors is \[\]/,
  ],
  [
    'a schema that is told in other words',
    bodies('GET', /schema$/, 200, (schema) => schema),
    'getSchema',
    /the schema is/,
  ],
  [
    'a schema that holds from elsewhere on',
    headers('GET', /schema$/, 200, 'schema-since', () => 'k3f9x2mq-1'),
    'getSchema',
    /Schema-Since is/,
  ],
  [
    'a schema that stays',
    answers('GET', /schema$/, 404, (passing) => {
      const borne = { 'content-type': 'application/json', etag: '"x"', 'schema-since': 'a-1' };
      Object.assign(passing, { status: 200, headers: { ...passing.headers, ...borne }, body: '{}' });
    }),
    'setSchema',
    /the code of 200 is missing, not "schema_not_found"/,
  ],
  [
    'a schema that is removed whatever is asked for',
    bodies('DELETE', /schema$/, 412, (problem) => ({ ...problem, code: 'schema_not_found' })),
    'removeSchema',
    /code schema_not_found is not declared/,
  ],
  [
    'a contract of other rows',
    bodies('GET', /contract\/openapi.json$/, 200, ({ components, ...rest }) => {
      const ofRows = (name: string) => /^Conform.*Row$/.test(name);
      const schemas = Object.entries(components.schemas).filter(([name]) => !ofRows(name));
      return { ...rest, components: { ...components, schemas: Object.fromEntries(schemas) } };
    }),
    'getContractOpenapiJson',
    /the description of the rows is \[false/,
  ],
  [
    'a contract that is told apart by nothing',
    headers('GET', /contract\/asyncapi.yaml$/, 200, 'etag', () => 'W/"same"'),
    'getContractAsyncapiYaml',
    /the description of the rows is/,
  ],
  [
    'a lost frame',
    frames('update', (frame) => (isFence(frame) ? [frame] : [])),
    'openFeed',
    /the sequence of frames is/,
  ],
  ['a duplicate frame', frames('delete', (frame) => [frame, frame]), 'openFeed', /the numbers is/],
  ['a reordered frame', lateUpdates, 'openFeed', /the numbers is/],
  [
    'a row that leaves as it is now',
    frames('leave', (frame) => [{ ...frame, row: { ...frame.row, n: 7, unseen: true } }]),
    'openFeed',
    /the sequence of frames is/,
  ],
  ['a row that stays', frames('leave', () => []), 'openFeed', /the sequence of frames is/],
  [
    'a row that comes by an update',
    frames('enter', (frame) => [{ ...frame, event: 'update', changed: ['n'] }]),
    'openFeed',
    /the sequence of frames is/,
  ],
  [
    'a row that enters with its fields',
    frames('enter', (frame) => [{ ...frame, changed: ['n'] }]),
    'openFeed',
    /the sequence of frames is/,
  ],
  [
    'rows that are lost',
    frames('row', (frame) => (frame.row.id === 1 ? [] : [frame])),
    'openFeed',
    /the first rows is/,
  ],
  ['rows that come twice', frames('row', (frame) => [frame, frame]), 'openFeed', /the first rows is/],
  [
    'rows behind which another cursor is given',
    frames('bookmark', (frame) => [{ ...frame, cursor: earlier(frame.cursor) }]),
    'openFeed',
    /the cursor after them is/,
  ],
  [
    'an undeclared frame',
    frames('insert', (frame) => [{ event: 'hello' }, frame]),
    'openFeed',
    /no frame of the event "hello"/,
  ],
  [
    'a frame without its time',
    frames('insert', ({ time: _, ...rest }) => [rest]),
    'openFeed',
    /property 'time'/,
  ],
];

/** Faults that the fast suite also tests: one of each kind whose checks need less than 0.3 s of CPU. */
const inFastSuite: ReadonlySet<string> = new Set([
  'a wrong status',
  'a missing field',
  'an undeclared error code',
  "a repetition that isn't told to be one: deleteRow",
  'a row that is not deleted',
  'a schema that is told in other words',
  'a contract that is told apart by nothing',
  'a lost frame',
]);
const runsInFullSuite = onlyInFullSuite('The walks for all faults take 13 s of CPU.');
const testOf = ([name]: Fault) => (inFastSuite.has(name) ? it : runsInFullSuite.it);

/** A complete run takes 2 s of CPU. The fast suite only runs the checks of these operations. */
function some(...operations: readonly OperationId[]): ConformOptions {
  return isFullSuite ? {} : { operations };
}

/** Returns the arguments with which the command runs the same checks. */
function wordsOf({ operations: ids = [] }: ConformOptions): string[] {
  return ids.flatMap((id) => ['--operation', id]);
}

/** Returns the checks of a run. They include the check that creates the collection of the run. */
function checksOf({ operations: ids }: ConformOptions): typeof checks {
  const creation = checks.find(({ operation }) => operation === 'createCollection');
  return checks.filter(
    (check) => check === creation || ids?.includes(check.operation as OperationId) !== false,
  );
}

describe('conform', function () {
  this.timeout(300_000);
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('checks every operation', () => {
    expect([...new Set(checks.map(({ operation }) => operation))]).to.have.members(Object.keys(operations));
  });

  it('finds nothing wrong with this service, and deletes all rows behind', async () => {
    // The seed selects the operations of the fast suite.
    const ids = Object.keys(operations) as OperationId[];
    const options = some(...partOf(ids, seed, 8));
    const report = await conform(service.url, service.key, options);
    expect(report.checks).to.have.length(checksOf(options).length);
    expect(shown(failed(report))).to.equal('');
    expect(report).to.deep.include({ verdict: 'kept', left: [] });
    expect((await client(service, service.key).get('/v1/collections')).json).to.deep.equal([]);
  });

  it('finds nothing wrong with instances that learn of a revocation one after the other', async () => {
    // The second instance responds to the request after the first rejection.
    let rejected = 0;
    const proxy = await startProxy(
      service,
      answers('GET', rows, 401, (passing) => {
        rejected += 1;
        if (rejected % 2 === 1) return;
        const { 'www-authenticate': _, ...headers } = passing.headers;
        Object.assign(passing, inserted({ ...passing, headers }), { status: 200, body: '[]' });
        passing.headers = {
          ...passing.headers,
          'cache-control': 'private, no-cache',
          etag: 'W/"k3f9x2mq-1"',
        };
      }),
    );
    const report = await conform(proxy.url, service.key, {
      operations: ['rotateKey', 'deleteKey', 'revokeTickets'],
    }).finally(() => proxy.close());
    expect(shown(failed(report))).to.equal('');
    expect(rejected).to.be.at.least(3);
  });

  it('finds nothing wrong with any operation by itself, whose checks alone are made', async () => {
    const { operations: ids = Object.keys(operations) as OperationId[] } = some(
      ...(['getHealth', 'insertRows', 'rotateKey', 'getUsageHistory', 'deleteCollection'] as const),
    );
    for (const operation of ids) {
      const report = await conform(service.url, service.key, { operations: [operation] });
      expect(shown(failed(report)), operation).to.equal('');
      const made = checks.filter((check) => check.operation === operation).length;
      expect(report.checks.filter((check) => check.operation === operation)).to.have.length(made);
      expect(report.checks.length - made, operation).to.be.at.most(1);
      expect(report).to.deep.include({ verdict: 'kept', left: [] });
    }
  });

  describe('finds', () => {
    const found = new Map<string, readonly CheckResult[]>();
    // Each check has its own proxy and account. Some run at the same time, because a run mostly waits.
    before(async function () {
      this.timeout(400_000);
      const run = faults.filter((fault) => isFullSuite || inFastSuite.has(fault[0]));
      const waiting: (Fault | readonly [string, Meddling, undefined?])[] = [['nothing', {}], ...run];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [name, meddling, operation] = next;
          const { text } = await newKey(service, {
            account: randomUUID(),
            scopes: ['read', 'write', 'admin'],
          });
          const proxy = await startProxy(service, meddling);
          // So many runs send invalid keys from one address that each would have to wait. `waitMs: 0` prevents
          // this.
          const checked = operation
            ? { operations: [operation as OperationId] }
            : some('insertRows', 'openFeed');
          const options = { waitMs: 0, ...checked };
          const report = await conform(proxy.url, text, options).finally(() => proxy.close());
          found.set(name, failed(report));
        }
      };
      await Promise.all([work(), work(), work()]);
    });

    it('nothing wrong with an honest proxy', () => {
      expect(shown(found.get('nothing')!)).to.equal('');
    });

    for (const fault of faults) {
      const [name, , operation, failure] = fault;
      testOf(fault)(name, () => {
        const all = found.get(name)!;
        const own = all.filter((result) => result.operation === operation);
        expect(shown(own), shown(all)).to.match(failure);
      });
    }
  });

  describe('of a deployment that can not answer', () => {
    let service: TestService;
    let caller: Awaited<ReturnType<typeof newKey>>;
    before(async () => {
      service = await startService();
    });
    after(() => service.close());
    beforeEach(async () => {
      caller = await newKey(service, { account: `small-${randomUUID()}` });
    });
    const onPlan = (requests: number, burst?: number) =>
      limit(service, caller.account, { name: caller.account, requests, period: 'month', burst });
    const left = (): Promise<string[]> =>
      administer(service, ({ knex }) =>
        knex('collections').where({ account_id: caller.accountId }).pluck('name'),
      );

    it('judges nothing on a plan that is used up, but what needs no key', async () => {
      await onPlan(1);
      await client(service, caller.text).get('/v1/collections');
      const report = await conform(service.url, caller.text, { waitMs: 2_000 });
      expect(shown(failed(report))).to.equal('');
      expect(report).to.deep.include({ verdict: 'unjudged', left: [] });
      const judged = report.checks.filter((result) => result.unjudged === undefined);
      expect(judged.map(({ operation }) => operation)).to.include.members(['getHealth', 'getOpenapiJson']);
      expect(unjudged(report)[0]!.unjudged).to.match(/quota_exceeded|quota of the plan is exhausted/);
      expect(await left()).to.deep.equal([]);
    });

    const longWalks = onlyInFullSuite('The walk takes up to 2 s before it uses up the plan.');
    for (const requests of [4, 20, 60, 120, 250]) {
      const test = requests <= 20 ? it : longWalks.it;
      test(`calls nothing broken on a plan that ends after ${requests} requests, and removes what it made`, async () => {
        await onPlan(requests);
        const report = await conform(service.url, caller.text, { waitMs: 2_000 });
        expect(shown(failed(report))).to.equal('');
        expect(report).to.deep.include({ verdict: 'unjudged', left: [] });
        expect(await left()).to.deep.equal([]);
      });
    }

    it('waits for a plan with a burst limit, at most as long as --wait', async () => {
      await onPlan(100_000, isFullSuite ? 40 : 15);
      if (!isFullSuite) stopTime();
      const from = service.log.length;
      const running = conform(service.url, caller.text, { waitMs: 60_000, ...some('getRow') });
      if (!isFullSuite) {
        // These checks send 20 requests, so that the run waits for a second once.
        const isLimited = () => service.log.slice(from).some((line) => /"status":429\b/.test(line));
        await eventually('the burst is used up', isLimited);
        passTime(1_000);
      }
      const report = await running;
      expect(shown(failed(report))).to.equal('');
      expect(report).to.deep.include({ verdict: 'kept', left: [] });
    });

    it('judges nothing that needs more storage than the plan allows', async () => {
      const options = { waitMs: 2_000, ...some('insertRows', 'listCollections') };
      const unlimited = { requests: undefined, period: undefined, burst: undefined };
      for (const [storage, reason] of [
        [{ maxCollections: 1 }, 'createCollection returned 403 limit_reached'],
        [{ maxRows: 1 }, 'insertRows returned 403 limit_reached'],
      ] as const) {
        caller = await newKey(service, { account: `small-${randomUUID()}` });
        await limit(service, caller.account, { name: caller.account, ...unlimited, ...storage });
        const own = 'maxCollections' in storage ? ['own'] : [];
        for (const name of own) await client(service, caller.text).post('/v1/collections', { name });
        const report = await conform(service.url, caller.text, options);
        expect(shown(failed(report))).to.equal('');
        expect(report).to.deep.include({ verdict: 'unjudged', left: [] });
        expect(unjudged(report).map((each) => each.unjudged)).to.include(reason);
        expect(await left()).to.deep.equal(own);
      }
    });

    it('still finds what is broken', async () => {
      await onPlan(100);
      const proxy = await startProxy(service, statusOfInsert);
      const options = { waitMs: 2_000, ...some('insertRows') };
      const report = await conform(proxy.url, caller.text, options).finally(() => proxy.close());
      expect(report.verdict).to.equal('broken');
      expect([...new Set(failed(report).map(({ operation }) => operation))]).to.include('insertRows');
      expect(await left()).to.deep.equal([]);
    });

    it('calls nothing broken when it dies midway, and says what is left', async () => {
      const proxy = await startProxy(service, {
        answer: ({ method, target }) => {
          // At that moment, only the collection of the run exists.
          if (method === 'PATCH' && /conform_[0-9a-f]+\/rows/.test(target)) void proxy.close();
        },
      });
      const options = { waitMs: 1_000, ...some('updateRow', 'deleteRow') };
      const report = await conform(proxy.url, caller.text, options);
      expect(shown(failed(report))).to.equal('');
      expect(report.verdict).to.equal('unjudged');
      expect(report.left).to.have.length(1);
      expect(await left()).to.deep.equal(report.left);
    });

    it('waits out 503s', async () => {
      let refusals = 0;
      const proxy = await startProxy(service, {
        answer: (passing) => {
          if (passing.target !== '/v1/collections' || passing.method !== 'GET' || refusals > 2) return;
          refusals += 1;
          passing.status = 503;
          passing.headers = { 'content-type': 'text/html', 'retry-after': '0' };
          passing.body = 'busy';
        },
      });
      const options = { waitMs: 1_000, ...some('listCollections') };
      const report = await conform(proxy.url, caller.text, options).finally(() => proxy.close());
      expect(report.left).to.deep.equal([]);
      expect(unjudged(report)).to.deep.equal([]);
      expect(await left()).to.deep.equal([]);
    });

    it('can be interrupted, and removes what it made', async () => {
      const interruption = new AbortController();
      const proxy = await startProxy(service, {
        answer: ({ method }) => {
          if (method === 'PATCH') interruption.abort();
        },
      });
      const options = { signal: interruption.signal, ...some('updateRow', 'deleteRow') };
      const report = await conform(proxy.url, caller.text, options).finally(() => proxy.close());
      expect(shown(failed(report))).to.equal('');
      expect(report).to.deep.include({ verdict: 'unjudged', left: [] });
      expect(await left()).to.deep.equal([]);
    });

    longWalks.it('ends with the exit code 2 and one line, also on SIGINT', async () => {
      await onPlan(60);
      const words = ['conform', '--url', service.url, '--key', caller.text, '--wait', '1s'];
      const used = await runCommand(words, {});
      expect(used.code).to.equal(2);
      expect(used.stderr).to.match(
        /^rowfeed: \S+ could not be checked: \d+ of \d+ checks did not finish\.\n$/,
      );
      expect(used.stdout).to.match(/^\? \w+ +\d+ checks?, \d+ did not finish$/m);
      expect(await left()).to.deep.equal([]);
      caller = await newKey(service, { account: `small-${randomUUID()}` });
      words[4] = caller.text;
      const child = start(words, {});
      const ended = once(child, 'close');
      await eventually('it has begun', async () => (await left()).length > 0);
      child.kill('SIGINT');
      expect(await ended).to.deep.equal([2, null]);
      expect(await left()).to.deep.equal([]);
      expect((await runCommand(['conform', '--url', 'http://127.0.0.1:1', '--key', 'x'], {})).code).to.equal(
        2,
      );
    });
  });

  it('says at once what keeps it from checking', async () => {
    const reader = await newKey(service, { scopes: ['read'] });
    const bound = await newKey(service, { collections: ['a'] });
    const refusals: [url: string, key: string, message: RegExp][] = [
      ['http://127.0.0.1:1', service.key, /no response/],
      [
        service.url.replace('http:', 'https:'),
        service.key,
        /not accept TLS connections.+start the URL with http:/,
      ],
      [service.url, 'wrong', /does not accept the key/],
      [service.url, reader.text, /read and write scopes/],
      [service.url, bound.text, /not be limited to certain collections/],
    ];
    for (const [url, key, message] of refusals) {
      const error = await conform(url, key).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(NotCheckable);
      expect((error as Error).message).to.match(message);
    }
  });

  it('is a command whose exit code tells', async () => {
    const options = some('insertRows');
    const words = ['conform', '--url', service.url, '--key', service.key];
    const good = await runCommand([...words, ...wordsOf(options)], {});
    expect(good.code, good.stderr).to.equal(0);
    expect(good.stdout).to.match(/^✔ insertRows +\d+ checks$/m);
    expect(good.stdout).to.match(
      /\nhttp\S+ conforms to the contract: \d+ checks passed(; it created and revoked \d+ keys)?\.\n$/,
    );
    const withKeys = await runCommand([...words, '--operation', 'rotateKey', '--json'], {});
    const { keys } = JSON.parse(withKeys.stdout);
    const listed = (await client(service, service.key).get('/v1/keys?limit=1000')).json;
    const revoked = listed.filter(({ id, revoked_at }: Json) => keys.includes(id) && revoked_at !== null);
    expect([keys.length, revoked.length]).to.deep.equal([2, 2]);
    const inText = await runCommand([...words, '--operation', 'rotateKey'], {});
    expect(inText.stdout).to.match(/\d+ checks passed; it created and revoked 2 keys\.\n$/);
    const two = await runCommand([...words, ...wordsOf({ operations: ['getHealth', 'getReady'] })], {});
    expect(two.stdout.match(/(?<=^✔ )\w+ +\d+ check/gm)).to.deep.equal(
      ['getHealth', 'getReady', 'createCollection'].map(
        (name) => `${name.padEnd(17)} ${name === 'createCollection' ? 1 : 2} check`,
      ),
    );
    expect(await runCommand([...words, '--operation', 'getHealt'], {})).to.deep.include({
      code: 2,
      stdout: '',
    });
    const proxy = await startProxy(service, statusOfInsert);
    try {
      const badly = ['conform', '--url', proxy.url, '--json', ...wordsOf(options)];
      const bad = await runCommand(badly, { ROWFEED_API_KEY: service.key });
      expect(bad.code).to.equal(1);
      expect(bad.stderr).to.match(/^rowfeed: .* checks failed(; it created and revoked \d+ keys)?\.\n$/);
      const report = JSON.parse(bad.stdout);
      expect(report).to.deep.include({ ok: false, verdict: 'broken', left: [] });
      expect(report.checks).to.have.length(checksOf(options).length);
    } finally {
      await proxy.close();
    }
  });
});
