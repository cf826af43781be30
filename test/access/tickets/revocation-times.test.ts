/** The work of a ticket ends soon after it was revoked in each way, on another instance if there is one. */
import { once } from 'node:events';
import { expect } from 'chai';
import { changeRegistry, findAccount } from '../../../src/access/registry.js';
import { revokeSubject } from '../../../src/access/tickets/ticket-revocations.js';
import { rotateTicketSecret } from '../../../src/access/tickets/ticket-secrets.js';
import { type Client, client } from '../../support/client.js';
import {
  countStatements,
  isOfRegistryPoll,
  isReadingSettings,
  isWriting,
  stallDriver,
  withoutDelay,
} from '../../support/driver.js';
import { engine } from '../../support/engine.js';
import { eventually } from '../../support/eventually.js';
import { beginExport, fill } from '../../support/exporting.js';
import { feed } from '../../support/feed.js';
import { startInstances } from '../../support/instances.js';
import { closeRawSockets, rawSocket } from '../../support/raw-feed.js';
import { administer, changeRights, newKey, revoke as revokeKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { stream } from '../../support/stream.js';
import { isFullSuite } from '../../support/suite.js';
import { everyScope, newTicket } from '../../support/tickets.js';

const rows = '/v1/collections/notes/rows';
/** Each server polls the registry every 250 ms, so these are the polls of 2 s. On PostgreSQL, there are two servers. */
const mostPolls = engine === 'postgres' ? 16 : 8;

type Revocation = (keyId: string) => Promise<unknown>;

/** The statements of the server are stalled, so the revocation comes from outside, as from another instance. */
function revokeAnn(): Promise<unknown> {
  return administer(changing, async (database) => {
    const { id } = await findAccount(database.knex, 'default');
    await changeRegistry(database, (trx) => revokeSubject(trx, id, undefined, 'ann'));
  });
}

/** The status with which requests end, and how the tickets are revoked. */
const revocations: Readonly<Record<string, readonly [status: number, revoke: Revocation]>> = {
  subject: [401, revokeAnn],
  key: [401, (keyId) => revokeKey(changing, keyId)],
  scope: [403, (keyId) => changeRights(changing, keyId, { scopes: ['admin'] })],
  collection: [403, (keyId) => changeRights(changing, keyId, { collections: ['other'] })],
  secret: [401, () => administer(changing, rotateTicketSecret)],
};

/** The server that revokes, and the server on which the ticket works. They are one on SQLite. */
let changing: TestService;
let working: TestService;

describe('the work of a revoked ticket ends within 2 s, counted in polls of the registry:', () => {
  let owner: Client;
  let close: () => Promise<void>;
  before(async () => {
    if (engine === 'postgres') {
      const { services, close: closeAll } = await startInstances(2);
      [changing, working] = [services[0]!, services[1]!];
      close = closeAll;
    } else {
      changing = working = await startService();
      close = () => working.close();
    }
    owner = client(changing, changing.key);
    for (const name of ['notes', 'large']) await owner.post('/v1/collections', { name });
    await owner.post(rows, Array(20).fill({ n: 1, t: 't' }));
    await fill(owner, 'large');
  });
  after(() => close());
  afterEach(closeRawSockets);

  for (const [what, [status, revoke]] of Object.entries(revocations)) {
    const test = isFullSuite || what === 'subject' || what === 'scope' ? it : it.skip;
    test(`by its ${what}`, async () => {
      const { id, text } = await newKey(changing, { scopes: ['read', 'write', 'admin'] });
      const grants = ['notes', 'large'].map((collection) => ({ collection, scopes: everyScope }));
      const key = await newTicket(client(changing, text), 'ann', grants);
      const ann = client(working, key);
      const others = client(working, working.key);
      const { json } = await ann.get('/v1/collections/notes/changes');
      await others.get('/v1/collections');

      const quiet = working.shares.taken('requests');
      const open = await feed(working, { key, collection: 'notes' });
      const events = await stream(working, { key, collection: 'notes' });
      const poll = ann.get(`/v1/collections/notes/changes?wait=60&events=delete&since=${json.cursor}`);
      const exporting = await beginExport({ url: working.url, key }, 'large');
      const socket = await rawSocket(working);
      socket.write(
        `POST ${rows} HTTP/1.1\r\nHost: a\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\n` +
          'Transfer-Encoding: chunked\r\n\r\n2\r\n[{\r\n',
      );
      await eventually('a body arrives', () => working.shares.taken('bodies') > 0);
      await eventually('all feeds are open', () => working.shares.taken('feeds') === 3);
      // The export waits for its client, and not for a statement.
      let unread = 0;
      const isWaiting = (): boolean => {
        const before = unread;
        unread = working.shares.taken('responses');
        return unread > 0 && unread === before;
      };
      await eventually('the export waits', isWaiting, { everyMs: 200 });

      const stalled: string[] = [];
      /** The server also executes other statements, such as the poll for changes. */
      const isStalled = (statement: RegExp) => (): boolean => stalled.some((sql) => statement.test(sql));
      const release = stallDriver(
        (sql) => stalled.push(sql),
        (sql) => (isWriting(sql) ? /commit/i.test(sql) : !isOfRegistryPoll(sql)),
      );
      const polls: Record<string, number> = {};
      try {
        const other = others.post(rows, [{ n: 2 }]);
        await eventually('another write is stalled', isStalled(/INTO commits|(read|commit)_group/));
        const list = ann.get(`${rows}?order_by=t&filter=@.n!="x"`);
        await eventually('the list is stalled', isStalled(/FROM rows/));
        const write = ann.post(rows, [{ late: true }]);
        await eventually('they are in progress', () => working.shares.taken('requests') >= quiet + 5);
        const counted = countStatements(isReadingSettings);
        const ended = async <T>(name: string, work: Promise<T>): Promise<T> => {
          const result = await work;
          polls[name] = counted.count;
          return result;
        };
        await withoutDelay(() => revoke(id));
        counted.count = 0;
        const [closed, , answers, , [rejected]] = await Promise.all([
          ended('feed', open.closed()),
          ended('stream', events.ended),
          Promise.all([ended('poll', poll), ended('slow list', list), ended('write', write)]),
          ended(
            'export',
            eventually('the export ends', () => working.shares.taken('exports') === 0),
          ),
          ended('body', once(socket, 'data')),
        ]);
        expect(closed.code).to.equal(status === 401 ? 4401 : 4403);
        expect(JSON.parse(events.events.at(-1)!.data).status).to.equal(status);
        expect(answers.map((answer) => answer.status)).to.deep.equal([status, status, status]);
        expect(String(rejected)).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
        counted.stop();
        release();
        await other;
      } finally {
        release();
      }
      expect((await exporting.rest()).isWhole).to.equal(false);
      for (const [name, count] of Object.entries(polls)) expect(count, name).to.be.at.most(mostPolls);
      expect((await owner.get(`${rows}?filter=@.late==true`)).json).to.deep.equal([]);
      expect((await ann.get(rows)).status).to.equal(status);
    });
  }
});
