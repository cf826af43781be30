import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { startService, type TestService } from '../../support/service.js';

describe('a row key of three fields after a restart', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('serves a filter for all of its fields, so that no other index is created for the filter', async () => {
    const name = await owner.collection();
    const [path, rows] = [`/v1/collections/${name}`, `/v1/collections/${name}/rows`];
    for (let a = 0; a < 3; a += 1)
      await owner.post(
        rows,
        Array.from({ length: 1_000 }, (_, b) => ({ a, b, c: 'x' })),
      );
    expect((await owner.put(`${path}/row-key`, { fields: ['a', 'b', 'c'] })).status).to.equal(200);
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
    const filter = encodeURIComponent('@.a == 2 && @.b == 999 && @.c == "x"');
    expect((await owner.get(`${rows}?filter=${filter}`)).json).to.deep.equal([
      { id: 3_000, a: 2, b: 999, c: 'x' },
    ]);
    // An index that an earlier list has requested is created with the index for this list, or before it.
    await owner.get(`${rows}?order_by=c&limit=1`);
    const indexes = async (): Promise<string[]> =>
      (await owner.get(path)).json.indexes.map(({ fields }: { fields: string[] }) => fields.join());
    await eventually('the index on c exists', async () => (await indexes()).includes('c'));
    expect((await indexes()).sort()).to.deep.equal(['a,b,c', 'c']);
  });
});
