import { expect } from 'chai';
import { type Answer, type Client, client, type Headers } from '../support/client.js';
import { partOf } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

/** The versions in a condition: `new` is the current version, `old` is the previous one. */
const forms: Readonly<Record<string, { readonly strong: boolean; readonly weak: boolean } | undefined>> = {
  nothing: undefined,
  '"new"': { strong: true, weak: true },
  'W/"new"': { strong: false, weak: true },
  '"old"': { strong: false, weak: false },
  'W/"old"': { strong: false, weak: false },
  '"old", "new"': { strong: true, weak: true },
  'W/"new","old"': { strong: false, weak: true },
  'W/"old", "other"': { strong: false, weak: false },
  '*': { strong: true, weak: true },
};
const conditions = Object.keys(forms).flatMap((ifMatch) =>
  Object.keys(forms).map((ifNoneMatch) => ({ 'If-Match': ifMatch, 'If-None-Match': ifNoneMatch })),
);
type Conditions = (typeof conditions)[number];

/** Returns true if one of the headers is missing or both have the same form, and if that form is not rare. */
function isPlain(asked: Conditions): boolean {
  const [first = '', second = ''] = Object.values(asked);
  const isPair = first !== second && first !== 'nothing' && second !== 'nothing';
  return !isPair && [first, second].every((form) => /^(nothing|(W\/)?"new"|"old"|\*)$/.test(form));
}
/**
 * Returns the conditions for a test that sends several requests with each condition. In the fast suite, these are the two
 * usual conditions and a quarter of the other plain ones. Each test has another quarter.
 */
function conditionsOfSuite(turn: number): readonly Conditions[] {
  if (isFullSuite) return conditions;
  const usual = ['"old" nothing', 'nothing "new"'];
  const plain = conditions.filter(isPlain);
  const part = partOf(plain, turn);
  return plain.filter((asked) => part.includes(asked) || usual.includes(Object.values(asked).join(' ')));
}

/**
 * Returns the status of a rejected request (RFC 9110, section 13.2.2), or undefined if the server executes it.
 * `isWeak`: the current `ETag` is weak.
 */
function refused(asked: Conditions, isReading: boolean, isWeak = false): number | undefined {
  if (failsMatch(asked['If-Match'], isWeak)) return 412;
  if (forms[asked['If-None-Match']]?.weak !== true) return undefined;
  return isReading ? 304 : 412;
}

/** A weak `ETag` does not match itself. */
function failsMatch(form: string, isWeak = false): boolean {
  return forms[form]?.strong === false || (isWeak && form !== 'nothing' && form !== '*');
}

/** Returns the headers, with the `ETag`s for which `"new"` and `"old"` stand. */
function headersOf(asked: Conditions, tags: { readonly new: string; readonly old: string }): Headers {
  const given = Object.entries(asked).filter(([, form]) => form !== 'nothing');
  return Object.fromEntries(
    given.map(([name, form]) => [
      name,
      form.replaceAll(/"(new|old)"/g, (_, which: 'new' | 'old') => tags[which]),
    ]),
  );
}

describe('conditions', () => {
  let service: TestService;
  let owner: Client;
  let rows: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    rows = `/v1/collections/${await owner.collection()}/rows`;
  });
  after(() => service.close());

  /** Returns a row that was updated once. */
  const changed = async () => {
    const [{ id }] = (await owner.post(rows, [{ n: 0 }])).json;
    const row = `${rows}/${id}`;
    const old = (await owner.get(row)).headers.etag!;
    return { row, tags: { old, new: (await owner.patch(row, { n: 1 })).headers.etag! } };
  };
  const merge = { 'Content-Type': 'application/merge-patch+json' };
  const requests: [name: string, ok: number, send: (row: string, headers: Headers) => Promise<Answer>][] = [
    ['GET', 200, (row, headers) => owner.get(row, headers)],
    ['HEAD', 200, (row, headers) => owner.send('HEAD', row, undefined, headers)],
    ['PATCH', 200, (row, headers) => owner.patch(row, { n: 2 }, headers)],
    ['PATCH that merges', 200, (row, headers) => owner.patch(row, { n: null }, { ...headers, ...merge })],
    ['PATCH that changes nothing', 200, (row, headers) => owner.patch(row, { n: 1 }, headers)],
    ['PUT', 200, (row, headers) => owner.put(row, { m: 2 }, headers)],
    ['PUT that changes nothing', 200, (row, headers) => owner.put(row, { n: 1 }, headers)],
    ['DELETE', 204, (row, headers) => owner.delete(row, headers)],
  ];
  const combined = onlyInFullSuite(
    'All forms of both headers make 81 pairs for each of eight requests, of which the fast suite sends only GET and PATCH with all.',
  );
  for (const [turn, [name, ok, send]] of requests.entries()) {
    const isReading = name === 'GET' || name === 'HEAD';
    const inAllPairs = name === 'GET' || name === 'PATCH';
    /** The row of the previous request, which reads do not change. */
    let of: Awaited<ReturnType<typeof changed>> | undefined;
    for (const asked of conditions) {
      const status = refused(asked, isReading) ?? ok;
      const test = inAllPairs || isPlain(asked) ? { it } : combined;
      test.it(
        `${name} if-match ${asked['If-Match']} if-none-match ${asked['If-None-Match']}: ${status}`,
        async () => {
          if (!isReading || of === undefined) of = await changed();
          const { row, tags } = of;
          const answer = await send(row, headersOf(asked, tags));
          expect(answer.status, answer.text).to.equal(status);
          if (status === 304) expect(answer.headers.etag).to.equal(tags.new);
          if (status !== 412) return;
          const header = failsMatch(asked['If-Match']) ? 'in If-Match' : 'in If-None-Match';
          if (name !== 'HEAD') {
            expect(answer.code).to.equal('version_mismatch');
            expect(answer.json.detail).to.contain(header);
          }
          const after = await owner.get(row);
          expect([after.headers.etag, after.json.n]).to.deep.equal([tags.new, 1]);
        },
      );
    }

    it(`${name} of what isn't there, or isn't a request: no condition is looked at`, async () => {
      const { row, tags } = await changed();
      for (const asked of conditionsOfSuite(turn)) {
        const headers = headersOf(asked, tags);
        expect((await send(`${rows}/999999`, headers)).status).to.equal(404);
        expect((await send(`${rows}/0`, headers)).status).to.equal(400);
        expect((await send(`${rows}/1?x`, headers)).status).to.equal(400);
        expect((await send('/v1/collections/absent/rows/1', headers)).status).to.equal(404);
        expect((await send(row, { ...headers, Authorization: '' })).status).to.equal(401);
      }
    });
  }

  it('check an invalid body before the condition, and an invalid row after it', async () => {
    const { row } = await changed();
    const stale = { 'If-Match': '"stale"' };
    expect((await owner.patch(row, '{', stale)).code).to.equal('body_malformed');
    expect((await owner.patch(row, { id: 0 }, stale)).code).to.equal('body_invalid');
    expect((await owner.patch(row, '{"n":1e400}', stale)).code).to.equal('value_unsupported');
    expect((await owner.patch(row, { n: 'x'.repeat(300_000) }, stale)).code).to.equal('version_mismatch');
  });

  it('of many that exclude the present version at once, one is let through', async () => {
    const { row, tags } = await changed();
    const writes = Array.from({ length: 20 }, (_, n) =>
      owner.patch(row, { n: n + 100 }, { 'If-None-Match': '"another"', 'If-Match': tags.new }),
    );
    const answers = await Promise.all(writes);
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.filter(({ code }) => code === 'version_mismatch')).to.have.length(19);
  });

  it('dates and ranges have no effect: there is no Last-Modified, and no part is served', async () => {
    const past = 'Thu, 01 Jan 1970 00:00:00 GMT';
    const future = 'Fri, 01 Jan 2100 00:00:00 GMT';
    const { row, tags } = await changed();
    for (const [header, value] of [
      ['If-Modified-Since', future],
      ['If-Unmodified-Since', past],
      ['If-Range', '"x"'],
      ['Range', 'bytes=0-1'],
    ] as const) {
      for (const target of [row, '/openapi.json', '/docs/feed'])
        expect((await owner.get(target, { [header]: value })).status, header).to.equal(200);
      expect((await owner.patch(row, { n: 1 }, { [header]: value })).headers.etag, header).to.equal(tags.new);
    }
    expect((await owner.delete(row, { 'If-Unmodified-Since': past })).status).to.equal(204);
  });

  const lists: [what: string, path: () => string][] = [
    ['collections', () => '/v1/collections?'],
    ['rows', () => `${rows}?`],
    ['some rows', () => `${rows}?sort=n:desc&filter=@.n%3E0&limit=1&fields=n&`],
  ];
  for (const [what, path] of lists) {
    for (const [turn, method] of ['GET', 'HEAD'].entries()) {
      it(`${method} of a list of ${what} under every condition, with a tag that is weak`, async () => {
        await changed();
        const present = await owner.get(path());
        const etag = present.headers.etag!;
        expect(etag).to.match(/^W\/"/);
        const opaque = etag.slice(2);
        for (const asked of conditionsOfSuite(turn)) {
          const headers = headersOf(asked, { new: opaque, old: '"old"' });
          const answer = await owner.send(method, path(), undefined, headers);
          const { status } = answer;
          expect(status, JSON.stringify(asked)).to.equal(refused(asked, true, true) ?? 200);
          if (status === 412) {
            if (method === 'GET')
              expect(answer.json.detail).to.equal('The list matches none of the versions in If-Match.');
          } else {
            for (const name of ['etag', 'collection-cursor'])
              expect(answer.headers[name]).to.equal(present.headers[name]);
            if (method === 'GET') expect(answer.text).to.equal(status === 304 ? '' : present.text);
          }
          expect((await owner.send(method, `${path()}x`, undefined, headers)).status).to.equal(400);
          const unknown = { ...headers, Authorization: '' };
          expect((await owner.send(method, path(), undefined, unknown)).status).to.equal(401);
          const absent = path().replace(rows, '/v1/collections/absent/rows');
          if (absent !== path())
            expect((await owner.send(method, absent, undefined, headers)).status).to.equal(404);
        }
      });
    }
  }

  for (const path of [
    '/openapi.json',
    '/openapi-3.0.json',
    '/openapi.yaml',
    '/asyncapi.json',
    '/asyncapi.yaml',
    '/arazzo.json',
    '/arazzo.yaml',
    '/docs',
    '/docs/feed',
  ]) {
    for (const [turn, method] of ['GET', 'HEAD'].entries()) {
      it(`${method} ${path} under every condition`, async () => {
        const anyone = client(service);
        const tags = { new: (await anyone.get(path)).headers.etag!, old: '"old"' };
        for (const asked of conditionsOfSuite(turn)) {
          const answer = await anyone.send(method, path, undefined, headersOf(asked, tags));
          expect(answer.status, JSON.stringify(asked)).to.equal(refused(asked, true) ?? 200);
          if (answer.status !== 412) expect(answer.headers.etag).to.equal(tags.new);
          else if (method === 'GET') expect(answer.code).to.equal('version_mismatch');
          const nowhere = await anyone.send(method, '/docs/gardening', undefined, headersOf(asked, tags));
          expect(nowhere.status).to.equal(404);
        }
        for (const [name, value] of [
          ['If-Match', 'x'],
          ['If-None-Match', '"x'],
        ] as const)
          expect((await anyone.send(method, path, undefined, { [name]: value })).status).to.equal(400);
      });
    }
  }
});
