/** How `sort` and `fields` name fields whose names contain commas and quotes. */
import { expect } from 'chai';
import fc from 'fast-check';
import { readFieldName, writeFieldName } from '../../../src/values/field-name.js';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, seed } from '../../support/suite.js';

describe('a field name in sort and fields', () => {
  let service: TestService;
  let owner: Client;
  let path: string;
  const odd = [
    'a,b',
    ',',
    '"',
    '"x"',
    '"a,b"',
    'a"b',
    "a'b",
    '\\',
    '","',
    'a:asc,b',
    ' a, b ',
    '\u{1f600},',
    '"\\u0061',
  ];
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    const rowOf = (n: number) =>
      Object.fromEntries([...odd, 'a', 'b', 'x'].map((name, at) => [name, n * (at + 1)]));
    path = `/v1/collections/${await owner.collection([rowOf(2), rowOf(1), rowOf(3)])}`;
  });
  after(() => service.close());

  for (const name of odd) {
    it(`${JSON.stringify(name)} is written as ${writeFieldName(name)}`, async () => {
      const text = encodeURIComponent(writeFieldName(name));
      const value = (n: number) => n * (odd.indexOf(name) + 1);
      const sorted = await owner.get(`${path}/rows?sort=${text}:desc&fields=${text}&limit=2`);
      expect(sorted.json, sorted.text).to.deep.equal([
        { id: 3, [name]: value(3) },
        { id: 1, [name]: value(2) },
      ]);
      const next = /<(.*)>/.exec(sorted.headers.link!)![1]!;
      expect((await owner.get(next)).json).to.deep.equal([{ id: 2, [name]: value(1) }]);
      expect((await owner.get(`${path}/rows/1?fields=${text}`)).json).to.deep.equal({
        id: 1,
        [name]: value(2),
      });
      const lines = (await owner.get(`${path}/export?format=ndjson&fields=${text}`)).text.split('\n');
      expect(JSON.parse(lines[0]!)).to.deep.equal({ id: 1, [name]: value(2) });
    });
  }

  it('several in one parameter are 400, and the error names the right form', async () => {
    for (const [target, parameter, form] of [
      ['rows?sort=a:desc,b:asc', 'sort', 'sort=a:asc&sort=b:desc'],
      ['rows?sort=a:desc&sort=a,b:asc', 'sort', 'sort="a,b":asc'],
      ['rows?fields=a,b', 'fields', 'fields=a&fields=b'],
      ['rows/1?fields=a,b', 'fields', 'fields="a,b"'],
      ['export?format=csv&fields=a,b', 'fields', 'fields=a&fields=b'],
      ['rows?sort="a,b:asc', 'sort', 'sort="a,b":asc'],
      ['rows?fields="a,b"x', 'fields', 'fields="a,b"'],
    ] as const) {
      const { status, json } = await owner.get(`${path}/${target}`);
      expect([status, json.errors[0].parameter], target).to.deep.equal([400, parameter]);
      expect(json.errors[0].detail, target).to.contain(form);
    }
  });

  it('that is no JSON string, or names a field again, is 400', async () => {
    const long = `",${'\\u0061'.repeat(128)}"`;
    for (const name of ['"a,\\x"', '"a,\\ud800"', '"a,\\u0000"', long]) {
      for (const query of [`sort=${encodeURIComponent(name)}:asc`, `fields=${encodeURIComponent(name)}`])
        expect((await owner.get(`${path}/rows?${query}`)).code, query).to.equal('parameter_invalid');
    }
    for (const query of ['fields="a,b"&fields="a,\\u0062"', 'sort="a,b":asc&sort="\\u0061,b":desc'])
      expect((await owner.get(`${path}/rows?${query}`)).code, query).to.equal('parameter_invalid');
    expect((await owner.get(`${path}/rows?order_by=a,b`)).status).to.equal(200);
  });

  it('is read as it was written', () => {
    const name = fc.stringMatching(/^[^\u0000-\u001f\u007f\ud800-\udfff]{1,128}$/u);
    const likely = fc.stringMatching(/^[",:a\\]{1,12}$/);
    const holds = fc.property(fc.oneof(name, likely), (each) => {
      expect(readFieldName(writeFieldName(each))).to.equal(each);
    });
    fc.assert(holds, { seed, numRuns: cases(2_000) });
  });
});
