/** Compares offsets with an array, including large offsets after many deleted rows. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';

const rowCount = 3_500;
const offsets = [
  0, 1, 127, 128, 129, 700, 1_023, 1_024, 1_025, 2_047, 2_048, 2_500, 3_000, 3_499, 3_500, 4_000,
];

describe('offsets', () => {
  let service: TestService;
  let owner: Client;
  let ids: number[] = [];

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'many' });
    for (let inserted = 0; inserted < rowCount; inserted += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({ n: inserted + index }));
      await owner.post('/v1/collections/many/rows', rows);
    }
    ids = Array.from({ length: rowCount }, (_, index) => index + 1);
  });
  after(() => service.close());

  async function deleteWhere(isDeleted: (id: number) => boolean): Promise<void> {
    await Promise.all(ids.filter(isDeleted).map((id) => owner.delete(`/v1/collections/many/rows/${id}`)));
    ids = ids.filter((id) => !isDeleted(id));
  }

  async function hold(): Promise<void> {
    for (const order of ['asc', 'desc'] as const) {
      const sorted = order === 'asc' ? ids : [...ids].reverse();
      for (const offset of offsets) {
        const page = await owner.get(`/v1/collections/many/rows?limit=3&offset=${offset}&order=${order}`);
        const found = (page.json as { id: number }[]).map(({ id }) => id);
        expect(found, `${order} ${offset}`).to.deep.equal(sorted.slice(offset, offset + 3));
      }
    }
  }

  it('count the rows that are there, when none was deleted', hold);

  /** Deletes a range of rows with few requests. */
  async function deleteRange(from: number, to: number): Promise<void> {
    for (let first = from; first <= to; first += 1_000) {
      const filter = encodeURIComponent(`@.id >= ${first} && @.id <= ${Math.min(first + 999, to)}`);
      const { status } = await owner.delete(`/v1/collections/many/rows?filter=${filter}&max_rows=1000`);
      expect(status).to.equal(200);
    }
    ids = ids.filter((id) => id < from || id > to);
  }

  for (const [name, isDeleted] of [
    ['a few in the middle', (id: number) => id >= 1_500 && id < 1_530],
    ['every seventh', (id: number) => id % 7 === 0],
    ['the first ones', (id: number) => id <= 300],
  ] as const) {
    it(`count the rows that are there, after deleting ${name}`, async () => {
      await deleteWhere(isDeleted);
      await hold();
    });
  }

  it('count the rows that are there, after deleting the whole second block and more', async () => {
    await deleteRange(1_001, 2_100);
    await hold();
  });
});
