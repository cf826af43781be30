/** The tables of headers in http.md are complete. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { openapi } from '../support/contract.js';
import { section, tableRows } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';
import { sendRaw } from '../support/wire.js';

const project = new URL('../../', import.meta.url);
const [ofRequests = '', ofResponses = ''] = section('src/docs/reference/http.md', '## Headers').split(
  'All headers that the server sends:',
);

/** Headers that the server ignores. They are in the table because clients may expect an effect. */
const ignored = [
  ...['accept', 'access-control-request-headers', 'forwarded', 'if-modified-since', 'if-range'],
  ...['if-unmodified-since', 'range', 'te', 'trailer', 'x-forwarded-host', 'x-forwarded-proto'],
  'x-http-method-override',
];

function namesIn(table: string): string[] {
  return tableRows(table).map(([name]) => /^`([\w-]+)`$/.exec(name!)![1]!.toLowerCase());
}

/** Returns the names of the headers that the source code of the server reads. */
function namesRead(): string[] {
  return ['http', 'contract', 'access', 'operations', 'feed', 'text'].flatMap((room) =>
    readdirSync(new URL(`src/${room}`, project), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(`src/${room}/${file}`, project), 'utf8'))
      .flatMap((text) => [
        ...text.matchAll(
          /\b(?:req\.|request\.|call\.)?headers(?:\.(?!push\b)([a-z]+)\b(?!\()|\['([a-z-]+)'\])/g,
        ),
        ...text.matchAll(/name\.toLowerCase\(\) === '([a-z-]+)'/g),
        ...text.matchAll(/'([a-z-]+)' in req\.headers/g),
      ])
      .map(([, one, other]) => (one ?? other)!),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the contract as plain data
type Node = any;

/** Follows references within the contract. */
function resolved(node: Node): Node {
  if (node?.$ref === undefined) return node;
  const path: string[] = node.$ref.slice(2).split('/');
  return resolved(path.reduce<Node>((at, name) => at[name], openapi));
}

const operations: Node[] = Object.values(openapi.paths)
  .flatMap((item) => Object.values(item as object))
  .filter((each) => each.operationId !== undefined);
const lower = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.toLowerCase()))].sort();

describe('the table of headers', () => {
  it('has each header that the contract declares or the code reads for requests, and no other', () => {
    const parameters = operations.flatMap(({ parameters = [] }) => parameters.map(resolved));
    const declared = parameters.filter((each) => each.in === 'header').map(({ name }) => name);
    const handshake = [
      'Connection',
      'Sec-WebSocket-Extensions',
      'Sec-WebSocket-Key',
      'Sec-WebSocket-Protocol',
    ];
    const all = [
      ...declared,
      ...Object.keys(openapi['x-request-headers']),
      ...namesRead(),
      ...handshake,
      ...ignored,
    ];
    expect(namesIn(ofRequests).sort()).to.deep.equal(lower(all));
  });

  it('has each header that the contract declares for responses, and no other', () => {
    const responses = [
      ...operations.flatMap(({ responses }) => Object.values(responses)),
      ...Object.values(openapi['x-answers-outside-operations']),
    ].map(resolved);
    const declared = responses.flatMap(({ headers = {} }) => Object.keys(headers));
    expect(namesIn(ofResponses).sort()).to.deep.equal(
      lower([...declared, ...openapi['x-transport-headers']]),
    );
  });

  it('names a specification and a test for each, in alphabetical order', () => {
    for (const table of [ofRequests, ofResponses]) {
      for (const [name, specification, effect, test] of tableRows(table)) {
        expect(specification, name).to.match(
          /^(RFC \d{4}, \d|W3C |Fetch, \d|HTML, \d|CSP |draft-ietf-|rowfeed$|de facto$)/,
        );
        expect(effect, name).to.match(/\w/);
        const path = /^`(.*)`$/.exec(test!)![1]!;
        const there = [`test/${path}.test.ts`, `test/${path}`].some((each) =>
          existsSync(new URL(each, project)),
        );
        expect(there, `${name} ${path}`).to.equal(true);
      }
      const names = namesIn(table);
      expect(names).to.deep.equal([...names].sort());
    }
  });
});

describe('headers of requests and connections', () => {
  let service: TestService;
  let rows: string;
  before(async () => {
    service = await startService();
    rows = `/v1/collections/${await client(service, service.key).collection([{ n: 1 }])}`;
  });
  after(() => service.close());

  const head = (line: string, ...headers: string[]): string =>
    [line, 'Host: x', `x-api-key: ${service.key}`, ...headers, '', ''].join('\r\n');

  it('have no effect if they are only in the table, and neither have trailers', async () => {
    const headers = [
      'TE: trailers, gzip;q=0.5',
      'Trailer: x-api-key, If-Match',
      'Forwarded: for=192.0.2.1;host=y',
      'X-Forwarded-Host: y',
      'X-Forwarded-Proto: gopher',
      'X-HTTP-Method-Override: DELETE',
    ];
    const chunked = ['Transfer-Encoding: chunked', 'Content-Type: application/json'];
    const body = '4\r\n[{}]\r\n0\r\nx-api-key: other\r\nIf-Match: "x"\r\n\r\n';
    const bytes = head(`POST ${rows}/rows HTTP/1.1`, ...headers, ...chunked) + body;
    const [answer] = await sendRaw(service, [['POST', `${rows}/rows`]], bytes);
    expect([answer!.status, answer!.headers.trailer]).to.deep.equal([201, undefined]);
    expect(service.log.findLast((line) => line.includes('"method":"POST"'))).to.include(
      '"client":"127.0.0.1"',
    );
  });

  it('an export is chunked, and an idle connection has its time', async () => {
    const target = `${rows}/export?format=ndjson`;
    const newer = head(`GET ${target} HTTP/1.1`) + head('GET /health HTTP/1.1');
    const [chunked, health] = await sendRaw(
      service,
      [
        ['GET', target],
        ['GET', '/health'],
      ],
      newer,
    );
    expect(chunked!.headers).to.include({ 'transfer-encoding': 'chunked', connection: 'keep-alive' });
    expect(health!.headers['keep-alive']).to.equal('timeout=75');
  });
});
