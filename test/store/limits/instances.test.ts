/** Three instances on one PostgreSQL database enforce the storage limits of an account. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Instances, startInstances } from '../../support/instances.js';
import { administer, heard, limit, newKey } from '../../support/registry.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('limits of three instances', () => {
  let instances: Instances;
  before(async () => {
    instances = await startInstances(3);
  });
  after(() => instances.close());
  let accounts = 0;

  /** Creates an account with some collections, and returns a client for each instance. */
  async function callersOf(limits: object, collections: readonly string[]): Promise<Client[]> {
    accounts += 1;
    const name = `small-${accounts}`;
    const [first] = instances.services;
    const { text } = await newKey(first!, { account: name });
    const callers = instances.services.map((service) => client(service, text));
    for (const each of collections) await callers[0]!.post('/v1/collections', { name: each });
    const plan = { name: `of-${name}`, requests: undefined, period: undefined, burst: undefined };
    await limit(first!, name, { ...plan, ...limits });
    for (const service of instances.services) await heard(service);
    return callers;
  }
  const stored = async (caller: Client) => {
    const { collections, rows, bytes } = (await caller.get('/v1/usage')).json;
    return { collections: collections.used, rows: rows.used, bytes: bytes.used };
  };

  it('are known to one that has had nothing to do with the account', async () => {
    const callers = await callersOf({ maxRows: 5 }, ['notes']);
    const path = '/v1/collections/notes/rows';
    const [first, second, third] = callers.map((caller) => () => caller.post(path, [{ n: 1 }, { n: 2 }]));
    expect((await first!()).status).to.equal(201);
    expect((await second!()).status).to.equal(201);
    expect((await third!()).json.detail).to.contain(
      'allows 5 rows. The account has 4, and this request adds 2.',
    );
    expect((await callers[2]!.post(path, [{ n: 1 }])).status).to.equal(201);
    expect((await callers[1]!.post('/v1/collections', { name: 'more' })).status).to.equal(201);
    // The other instances learn of a delete on one instance.
    await callers[0]!.delete('/v1/collections/notes');
    await eventually(
      'there is room',
      async () => (await callers[1]!.post('/v1/collections/more/rows', [{}, {}, {}, {}, {}])).status === 201,
    );
    expect(await stored(callers[0]!)).to.include({ collections: 1, rows: 5 });
  });

  it('of collections are exact', async () => {
    const callers = await callersOf({ maxCollections: 5 }, ['notes']);
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, n) => callers[n % 3]!.post('/v1/collections', { name: `c${n}` })),
    );
    expect(made.filter(({ status }) => status === 201)).to.have.length(4);
    expect(made.filter(({ code }) => code === 'limit_reached')).to.have.length(56);
  });

  it('are passed by no more than the others admit within the time that is stated', async () => {
    const maxRows = 200;
    const callers = await callersOf({ maxRows }, ['a', 'b', 'c', 'd']);
    /** For each admitted write, when it was sent and when its response arrived. */
    const admitted: { readonly sent: number; readonly answered: number; readonly rows: number }[] = [];
    const write = async (caller: Client, n: number): Promise<void> => {
      for (let refused = 0; refused < 5; n += 1) {
        const sent = performance.now();
        const rows = 1 + (n % 3);
        const path = `/v1/collections/${'abcd'[n % 4]}/rows`;
        const { status, code } = await caller.post(path, new Array(rows).fill({ n }));
        if (code === 'limit_reached') refused += 1;
        else expect(status).to.equal(201);
        if (status === 201) admitted.push({ sent, answered: performance.now(), rows });
      }
    };
    await Promise.all(callers.flatMap((caller) => [0, 1, 2, 3].map((n) => write(caller, n))));
    const { rows } = await stored(callers[0]!);
    expect(rows).to.equal(admitted.reduce((sum, each) => sum + each.rows, 0));
    // An instance counts its own writes exactly.
    expect(rows)
      .to.be.at.least(maxRows - 3)
      .and.at.most(3 * maxRows);
    admitted.sort((a, b) => a.answered - b.answered);
    let sum = 0;
    let full = Number.POSITIVE_INFINITY;
    for (const { answered, rows: each } of admitted) {
      sum += each;
      if (sum >= maxRows) full = Math.min(full, answered);
    }
    const late = admitted.filter(({ sent }) => sent > full + 1_250);
    expect(late, 'sent when all instances had to know').to.have.length(0);
    // By now, all instances know the total.
    for (const caller of callers)
      expect((await caller.post('/v1/collections/a/rows', [{}, {}, {}])).status).to.equal(403);
    await administer(instances.services[0]!, async ({ knex }) => {
      const [found] = await knex('heads').sum({ rows: 'rows' });
      expect(Number(found!.rows)).to.be.at.least(rows);
    });
  });
});
