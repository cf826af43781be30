/** A client can send back every number that the server returns, in any place. Lists sort it by its value. */
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDouble } from '../../support/arbitraries.js';
import { type Client, client } from '../../support/client.js';
import { untilIndexed } from '../../support/indexes.js';
import { sorted } from '../../support/order.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, seed } from '../../support/suite.js';

const merge = { 'Content-Type': 'application/merge-patch+json' };

/** Each of these doubles and one of its neighbours are the same number for SQLite. */
const misread = [
  [0.36865819523391957, 0.0070447863880198636, 0.7019882797711819, 421534.24322477443, 255873.0962718019],
  [523148321730252800000, 371004752654438400000, 995493912417280000000, 1e23, 2.266285676511232e22],
  [3.219623885500165e240, 2.0299682371363389e270, 4699761121.378757, 3.877291776723227e-30, 4.51521e-16],
  [1.2870965338989348e-308, 4.87800387897366e-309, 1.1086589192713638e-308, 5e-324],
]
  .flat()
  .flatMap((number) => [number, nextDown(number)]);

function nextUp(number: number): number {
  const double = new Float64Array([number]);
  const bits = new BigInt64Array(double.buffer);
  if (number === 0) return Number.MIN_VALUE;
  bits[0]! += number > 0 ? 1n : -1n;
  return double[0]!;
}

function nextDown(number: number): number {
  return -nextUp(-number);
}

describe(`numbers (seed ${seed})`, () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('that are answered can be sent back, and are the same then', async () => {
    const rows = '/v1/collections/sent_back/rows';
    await owner.post('/v1/collections', { name: 'sent_back' });
    await owner.post(rows, [{}, {}]);
    await fc.assert(
      fc.asyncProperty(fc.array(anyDouble(), { minLength: 1, maxLength: 50 }), async (numbers) => {
        const fields = { a: numbers[0], b: { c: [numbers, { d: numbers.at(-1) }] } };
        const [row] = (await owner.post(rows, [fields])).json;
        const answered = (await owner.get(`${rows}/${row.id}`)).text;
        const sent = answered.replace(/"id":\d+,/, '');
        expect(JSON.parse(sent)).to.deep.equal(JSON.parse(JSON.stringify(fields)));
        const again = await owner.post(rows, `[${sent}]`);
        expect(again.text.replace(/"id":\d+,/, '')).to.equal(`[${sent}]`);
        for (const [id, headers] of [
          [1, {}],
          [2, merge],
        ] as const) {
          const patched = await owner.patch(`${rows}/${id}`, sent, headers);
          expect(patched.status, patched.text).to.equal(200);
          expect(patched.json).to.deep.equal({ id, ...JSON.parse(sent) });
        }
      }),
      { seed, numRuns: cases(60) },
    );
  });

  it('are in their order, sorted or from an index', async () => {
    const rows = '/v1/collections/ordered/rows';
    await owner.post('/v1/collections', { name: 'ordered' });
    // Numbers around the limits of 64-bit integers, and around the numbers that JSON writes with an exponent.
    const edges = [2 ** 53, 2 ** 63, 2 ** 64, 1e20, 1e21, 1e22].flatMap((edge) =>
      [-2, -1, 0, 1, 2].flatMap((step) => {
        const number = edge + step * 4 * 2 ** (Math.floor(Math.log2(edge)) - 52);
        return [number, -number];
      }),
    );
    const anywhere = fc.sample(anyDouble(), { seed, numRuns: 1_000 });
    const neighbours = [...misread, ...anywhere].flatMap((number) => [
      number,
      nextUp(number),
      -number,
      -nextUp(number),
    ]);
    const numbers = [...edges, ...neighbours].filter((number) => Number.isFinite(number));
    const all: { id: number; f: number }[] = [];
    for (let at = 0; at < numbers.length; at += 500) {
      const { json } = await owner.post(
        rows,
        numbers.slice(at, at + 500).map((f) => ({ f })),
      );
      all.push(...json);
    }
    const hold = async (): Promise<void> => {
      for (const order of ['asc', 'desc'] as const) {
        const expected = sorted(all, 'f', order).map(({ f }) => f);
        const found: number[] = [];
        for (let offset = 0; offset < expected.length; offset += 1_000) {
          const page = await owner.get(`${rows}?order_by=f&order=${order}&limit=1000&offset=${offset}`);
          found.push(...page.json.map(({ f }: { f: number }) => f));
        }
        expect(found).to.deep.equal(expected);
      }
    };
    await hold();
    await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === numbers.length);
    await hold();
  });
});
