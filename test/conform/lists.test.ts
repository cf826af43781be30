import { expect } from 'chai';
import type { OperationId } from '../../generated/operations.js';
import { type CheckResult, conform } from '../../src/conform/conform.js';
import { answers, bodies, type Fault, failed, headers, type Json, shown } from '../support/faults.js';
import { type Meddling, startProxy } from '../support/proxy.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

type Tail<Whole> = Whole extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Accepts lists that the server must reject. In the query, `*` stands for any text. */
function accepted(query: string, status = 400): Tail<Fault> {
  const code = { 400: 'parameter_invalid', 410: 'page_expired', 412: 'version_mismatch' }[status];
  const like = query.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '.*');
  const [search, told] = query === '' ? ['', ''] : [`\\?${like}`, ` \\(\\?${like}\\)`];
  const meddling = answers('GET', new RegExp(`/rows${search}$`), status, (passing) => {
    const borne = {
      'collection-cursor': 'k3f9x2mq-1',
      etag: 'W/"k3f9x2mq-1"',
      'content-type': 'application/json',
    };
    Object.assign(passing, { status: 200, headers: { ...passing.headers, ...borne }, body: '[]' });
  });
  return [meddling, 'listRows', new RegExp(`the code of 200${told} is missing, not "${code}"`)];
}

/** Sends the same `ETag` in every response. */
function unchanging(path: RegExp): Meddling {
  return answers('GET', path, 200, (passing) => {
    passing.headers.etag = 'W/"same"';
    if (!passing.sent['if-none-match']?.includes('"same"')) return;
    delete passing.headers['content-type'];
    Object.assign(passing, { status: 304, body: '' });
  });
}

/** Sends a different `ETag` in every response. */
function restless(path: RegExp): Meddling {
  let tags = 0;
  return headers('GET', path, 200, 'etag', () => {
    tags += 1;
    return `W/"${tags}"`;
  });
}

const collections = /\/collections$/;

/** Faults of lists. A deployment can have several of them at once, because they affect different responses. */
const faultsOfLists: Readonly<Record<string, readonly Fault[]>> = {
  'filters, sorts and fields': [
    [
      'a filter that takes what is missing for null',
      bodies('GET', /filter=%40\.due\+%3D%3D\+null/, 200, (list) => [...list, { id: 2 }]),
      'listRows',
      /the list of ids that match @\.due == null is \[1,2\]/,
    ],
    [
      'a filter that orders texts by their bytes of UTF-16',
      bodies('GET', /filter=%40\.value\+%3E%3D/, 200, (list) =>
        list.filter(({ value }: Json) => value !== '\u{1f600}'),
      ),
      'listRows',
      /the values is/,
    ],
    [
      'a filter out of which a text leads',
      bodies('GET', /filter=%40\.text/, 200, (list) => [...list, { id: 1 }]),
      'listRows',
      /the rows equal to "\\" \|\|/,
    ],
    [
      'an error of a filter without its place',
      answers('GET', /filter=%40\.a\+%26\+%40/, 400, (passing) => {
        passing.body = passing.body.replaceAll(/character \d+/g, 'some character');
      }),
      'listRows',
      /the error does not name a position in @\.a & @\.b/,
    ],
    [
      'an error of a filter at another place',
      answers('GET', /filter=%40\.a\+%3D\+1$/, 400, (passing) => {
        passing.body = passing.body.replaceAll('character 5', 'character 15');
      }),
      'listRows',
      /the position of the error in @\.a = 1 is 15, not 5/,
    ],
    ['a filter of two paths', ...accepted('filter=%40.a+%3D%3D+%40.b')],
    ['a number compared with a text', ...accepted('filter=length%28%40.a%29+%3D%3D+%221%22')],
    ['a filter that is too long', ...accepted(`filter=%40.a${'+'.repeat(2_046)}`)],
    [
      'a sort by its first field alone',
      bodies('GET', /sort=kind%3Aasc&sort=value%3Adesc$/, 200, (list) =>
        list.sort((a: Json, b: Json) => a.kind - b.kind || b.id - a.id),
      ),
      'listRows',
      /the ids by kind:asc,value:desc is/,
    ],
    [
      'equal rows in the other order',
      bodies('GET', /sort=a%3Ab%3Adesc$/, 200, (list) => [...list.slice(0, -2), list.at(-1), list.at(-2)]),
      'listRows',
      /the ids by a:b:desc is/,
    ],
    ['a sort without a direction', ...accepted('sort=id')],
    ['a sort by one field twice', ...accepted('sort=n%3Aasc&sort=m%3Aasc&sort=n%3Adesc')],
    [
      'a sort by five fields',
      ...accepted('sort=a%3Aasc&sort=b%3Aasc&sort=c%3Aasc&sort=d%3Aasc&sort=e%3Aasc'),
    ],
    ['a sort beside order_by', ...accepted('sort=n%3Aasc&order_by=m')],
    ['a sort beside order', ...accepted('sort=n%3Aasc&order=asc')],
    [
      'null for a field that is missing',
      bodies('GET', /\/rows\?.*fields=e\+f/, 200, (list) =>
        list.map((each: Json) => ({ ...each, a: each.a ?? null })),
      ),
      'listRows',
      /the rows is .*\{"id":3,"a":null\}/,
    ],
    ['a field asked for twice', ...accepted('fields=a&fields=a')],
    ['51 fields', ...accepted(Array.from({ length: 51 }, (_, n) => `fields=f${n}`).join('&'))],
    [
      'another version of a part of a row',
      headers('GET', /\/rows\/\d+\?fields/, 200, 'etag', () => '"k3f9x2mq-1"'),
      'getRow',
      /the ETag is/,
    ],
    [
      'a whole row in place of a part',
      bodies('GET', /\/rows\/\d+\?fields/, 200, (part) => ({ ...part, b: 1 })),
      'getRow',
      /the row is/,
    ],
  ],
  pages: [
    [
      'a row that is on none',
      bodies('GET', /\?order=desc&limit=5&after=/, 200, ([, ...rest]) => rest),
      'listRows',
      /the pages of \{"order":"desc"\} together is/,
    ],
    [
      'a row that is on two while others write',
      bodies('GET', /filter=%40\.n\+.*after=/, 200, (list) => [{ id: 4 }, ...list]),
      'listRows',
      /the unchanged rows on the pages of \{"sort":.* is \[1,4,4,/,
    ],
    [
      'a row that is on none while others write',
      bodies('GET', /rows\?limit=4&after=/, 200, (list) => list.filter(({ id }: Json) => id !== 7)),
      'listRows',
      /the unchanged rows on the pages of \{\} is \[1,4,5,6,8,/,
    ],
    [
      'the last one leading on',
      headers(
        'GET',
        /sort=a%3Ab%3Adesc&sort=kind%3Aasc&.*limit=5/,
        200,
        'next-after',
        (token) => token ?? 'AA',
      ),
      'listRows',
      /whether Next-After is present is true/,
    ],
    [
      'one that leads nowhere',
      answers('GET', /order_by=value&limit=5/, 200, (passing) => {
        delete passing.headers['next-after'];
        delete passing.headers.link;
      }),
      'listRows',
      /whether Next-After is present is false/,
    ],
    [
      'a link by offset for a client that sends none',
      headers('GET', /\?limit=5$/, 200, 'link', (link) => link?.replace(/after=[^&>]*/, 'offset=5')),
      'listRows',
      /after of Link is null/,
    ],
    [
      'a link by after for a client that sends offset',
      headers('GET', /offset=\d+$/, 200, 'link', (link) => link?.replace(/offset=\d+/, 'after=AA')),
      'listRows',
      /its offset is null/,
    ],
    ['after for another filter', ...accepted('filter=%40.kind+%3D%3D+1&sort=*&after=*')],
    ['after for another order', ...accepted('filter=*&sort=kind%3Aasc&sort=value%3Aasc&after=*')],
    ['after beside offset', ...accepted('filter=*&after=*&offset=0')],
    ['after with another end', ...accepted('filter=*&after=*A')],
    ['after that is none', ...accepted('filter=*&after=x')],
    ['after in a collection made anew', ...accepted('after=*', 410)],
    [
      'a count of what fits no filter',
      headers('GET', /kind.*offset=1$/, 200, 'total-count', (count) => count && '29'),
      'listRows',
      /Total-Count of offset is "29"/,
    ],
    [
      'a count of what is behind a place',
      headers('GET', /after=/, 200, 'total-count', (count) => count && '8'),
      'listRows',
      /Total-Count of after is "8"/,
    ],
    [
      'a count that nobody asked for',
      headers('GET', /\?limit=1$/, 200, 'total-count', (count) => count ?? '7'),
      'listRows',
      /Total-Count without a request for it is "7"/,
    ],
    [
      'an id that comes last',
      bodies('GET', /\/rows\?.*fields=e\+f/, 200, (list) =>
        list.map(({ id, ...rest }: Json) => ({ ...rest, id })),
      ),
      'listRows',
      /the first member is "\w+", not "id"/,
    ],
  ],
  'tags that are others each time': [
    ['of rows', restless(/sort=value%3Aasc&limit=2/), 'listRows', /returned 200 , not 304/],
    ['of collections', restless(collections), 'listCollections', /of a poll is 200/],
    ['of rows, matched', ...accepted('', 412)],
    [
      'of collections, strong',
      headers('GET', collections, 200, 'etag', (tag) => tag?.replace('W/', '')),
      'listCollections',
      /the header ETag/,
    ],
    [
      'beside a link that forgets the filter',
      headers('GET', /filter=%40\.kind\+%3D%3D\+0&limit=5$/, 200, 'link', (link) =>
        link?.replace(/filter=[^&>]*&?/, ''),
      ),
      'listRows',
      /listRows returned 400/,
    ],
  ],
  'tags that stay': [
    ['of rows', unchanging(/sort=value%3Aasc&limit=2/), 'listRows', /the status after an insert is 304/],
    ['of collections', unchanging(collections), 'listCollections', /returned 304 , not 200/],
    [
      'of rows, without their cursor',
      headers('GET', /sort=value%3Aasc&limit=2/, 304, 'collection-cursor', () => undefined),
      'listRows',
      /Collection-Cursor is missing/,
    ],
    [
      'beside a field that was not asked for',
      bodies('GET', /\/rows\?.*fields=e\+f/, 200, (list) => list.map((each: Json) => ({ ...each, b: 1 }))),
      'listRows',
      /the rows is .*"b":1/,
    ],
  ],
};

const walksOfRows = onlyInFullSuite('The checks of lists of rows take 1 s of CPU for each group of faults.');
/** The groups of faults that the fast suite tests. */
const rowsInFastSuite: readonly string[] = ['filters, sorts and fields', 'pages'];

function isInFastSuite(group: string, [, , operation]: Fault): boolean {
  return operation !== 'listRows' || rowsInFastSuite.includes(group);
}

describe('conform, of lists', function () {
  this.timeout(90_000);
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  // The run in conform.test.ts covers SQLite in the fast suite.
  onlyInFullSuite('A whole run takes 4 s of CPU.').it('finds nothing wrong with this engine', async () => {
    const report = await conform(service.url, service.key);
    expect(shown(failed(report))).to.equal('');
    expect(report.verdict).to.equal('kept');
  });

  for (const [what, together] of Object.entries(faultsOfLists)) {
    describe(`finds, of ${what},`, () => {
      let found: CheckResult[];
      before(async () => {
        const proxy = await startProxy(service, {
          answer: (passing) => {
            for (const [, { answer }] of together) answer!(passing);
          },
        });
        const looked = together.filter((fault) => isFullSuite || isInFastSuite(what, fault));
        const operations = looked.map(([, , operation]) => operation as OperationId);
        const report = conform(proxy.url, service.key, { waitMs: 0, operations });
        found = failed(await report.finally(() => proxy.close()));
      });

      for (const fault of together) {
        const [name, , operation, failure] = fault;
        const test = isInFastSuite(what, fault) ? it : walksOfRows.it;
        test(name, () => {
          const own = found.filter((result) => result.operation === operation);
          expect(shown(own), shown(found)).to.match(failure);
        });
      }
    });
  }
});
