/**
 * What rows.md promises under "Supported values and limits", for every operation that writes or reads a value.
 */
import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { feed } from '../../support/feed.js';
import { importCsv, importNdjson } from '../../support/imports.js';
import { partOf } from '../../support/sample.js';
import {
  removeDirectory,
  startService,
  type TestService,
  temporaryDirectory,
} from '../../support/service.js';
import { seed } from '../../support/suite.js';

const merge = { 'Content-Type': 'application/merge-patch+json' };

/** A JSON text, and the text that the server returns for it. */
const kept: readonly (readonly [sent: string, stored: string])[] = [
  ['0.1', '0.1'],
  ['1.0', '1'],
  ['10e-1', '1'],
  ['-0', '0'],
  ['-0.0', '0'],
  ['9007199254740991', '9007199254740991'],
  ['-9007199254740991', '-9007199254740991'],
  ['100000000000000000000', '100000000000000000000'],
  ['1e+21', '1e+21'],
  ['1E22', '1e+22'],
  ['5e-324', '5e-324'],
  ['1.7976931348623157e308', '1.7976931348623157e+308'],
  ['0.30000000000000004', '0.30000000000000004'],
  // The nearest double, as the guide says.
  ['0.1000000000000000055', '0.1'],
  ['0.1234567890123456789', '0.12345678901234568'],
  ['9007199254740993.0', '9007199254740992'],
  ['123456789012345678e3', '123456789012345680000'],
  ['{"a":1,"b":2,"a":3}', '{"a":3,"b":2}'],
  ['"\\ud83d\\ude00 \\u0001"', '"\u{1f600} \\u0001"'],
  ['{"constructor":{"prototype":1}}', '{"constructor":{"prototype":1}}'],
];

const refused: readonly (readonly [sent: string, within: string])[] = [
  ['9007199254740993', ''],
  ['-9007199254740993', ''],
  ['[{"b":9223372036854775808}]', '/0/b'],
  ['1000000000000000000000', ''],
  ['1e400', ''],
  ['-1e309', ''],
  ['1e-400', ''],
  ['-0.1e-400', ''],
  ['"\\u0000"', ''],
  ['"\\ud800"', ''],
  ['{"\\udc00":1}', ''],
  ['{"__proto__":1}', '/__proto__'],
  ['{"a":{"\\u005f_proto__":1}}', '/a/__proto__'],
  [`${'['.repeat(64)}${']'.repeat(64)}`, '/0'.repeat(63)],
];

type Write = (owner: Client, rows: string, value: string) => Promise<Answer>;

const writes: Readonly<Record<string, Write>> = {
  'POST rows': (owner, rows, value) => owner.post(rows, `[{"a":${value}}]`),
  'PUT a row': (owner, rows, value) => owner.put(`${rows}/1`, `{"a":${value}}`),
  'PATCH a row': (owner, rows, value) => owner.patch(`${rows}/1`, `{"a":${value}}`),
  'PATCH a row by merging': (owner, rows, value) => owner.patch(`${rows}/1`, `{"a":${value}}`, merge),
  'PATCH rows': (owner, rows, value) =>
    owner.patch(`${rows}?max_rows=1&filter=%40.id%20%3D%3D%201`, `{"a":${value}}`),
};

describe('exact values', () => {
  let service: TestService;
  let owner: Client;
  let directory: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    directory = await temporaryDirectory();
  });
  after(async () => {
    await service.close();
    await removeDirectory(directory);
  });

  for (const [title, write] of partOf(Object.entries(writes), seed, 2)) {
    const isInsert = title.startsWith('POST');
    describe(title, () => {
      it('keeps values as the guide says, in responses, exports and feeds', async () => {
        const name = await owner.collection([{ a: 'before' }]);
        const rows = `/v1/collections/${name}/rows`;
        const following = await feed(service, { key: service.key, collection: name });
        let last = 1;
        for (const [sent, stored] of kept) {
          const written = await write(owner, rows, sent);
          expect(written.status, `${sent} ${written.text}`).to.equal(isInsert ? 201 : 200);
          if (isInsert) last += 1;
          const row = `{"id":${last},"a":${stored}}`;
          expect((await owner.get(`${rows}/${last}`)).text).to.equal(row);
          expect((await owner.get(`${rows}?sort=id:desc&limit=1`)).text).to.equal(`[${row}]`);
          const exported = await owner.get(`/v1/collections/${name}/export?format=ndjson`);
          expect(exported.text).to.include(`${row}\n`);
          const frames = await following.drain(owner);
          // A write that does not change the row sends no frame.
          for (const frame of frames) expect(JSON.stringify(frame.row)).to.equal(row);
          if (isInsert) {
            expect(frames.length).to.equal(1);
            last += 1;
          }
        }
        await following.close();
      });

      it('refuses values as the guide says, and changes nothing', async () => {
        const name = await owner.collection([{ a: 'before' }]);
        const rows = `/v1/collections/${name}/rows`;
        for (const [sent, within] of refused) {
          const { status, code, json } = await write(owner, rows, sent);
          expect([status, code], sent).to.deep.equal([422, 'value_unsupported']);
          expect(json.errors[0].pointer).to.equal(`${isInsert ? '/0' : ''}/a${within}`);
        }
        expect((await owner.get(rows)).json).to.deep.equal([{ id: 1, a: 'before' }]);
      });
    });
  }

  for (const [format, of] of [
    ['NDJSON', (value: string) => `{"a":${value}}\n`],
    ['CSV', (value: string) => `"${value.replaceAll('"', '""')}"\n`],
  ] as const) {
    describe(`rowfeed import of ${format}`, () => {
      const importOf = async (collection: string, values: readonly string[]) => {
        const target = { url: service.url, key: service.key, collection, directory };
        return format === 'NDJSON'
          ? importNdjson(target, values.map(of).join(''))
          : importCsv(target, `a\n${values.map(of).join('')}`, '--types', 'a:json');
      };

      it('keeps the same values', async () => {
        const name = await owner.collection();
        const { code, stderr } = await importOf(
          name,
          kept.map(([sent]) => sent),
        );
        expect(code, stderr).to.equal(0);
        const { text } = await owner.get(`/v1/collections/${name}/export?format=ndjson`);
        expect(text).to.equal(
          kept.map(([, stored], index) => `{"id":${index + 1},"a":${stored}}\n`).join(''),
        );
      });

      it('refuses the same values, and stores nothing', async () => {
        for (const [sent] of refused) {
          const name = await owner.collection();
          const { code, stderr } = await importOf(name, [sent]);
          expect(code, sent).to.equal(1);
          expect(stderr, sent).to.match(/line [12]: \/a/);
          expect((await owner.get(`/v1/collections/${name}/rows`)).json).to.deep.equal([]);
        }
      });
    });
  }
});
