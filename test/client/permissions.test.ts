/** A mirror whose next ticket has other grants than the last one. */
import { expect } from 'chai';
import { type AnyRow, type Mirror, type MirrorOptions, mirror } from '../../src/client/index.js';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type Line, startLine } from '../support/line.js';
import { MemoryStorage, ownWebSocket, transports } from '../support/mirrors.js';
import { startService, type TestService } from '../support/service.js';
import { newTicket } from '../support/tickets.js';

const ofAnn = { filter: '@.owner == "ann"', fields: ['owner', 'title'] };
const ofBob = { filter: '@.owner == "bob"', fields: ['owner', 'title'] };

for (const transport of transports)
  describe(`a mirror with tickets over ${transport}`, () => {
    let service: TestService;
    let line: Line;
    let owner: Client;
    let collection: string;
    let rows: string;
    /** The grant of the next ticket. */
    let grant: { readonly filter?: string; readonly fields?: readonly string[] };
    let notes: Mirror;
    before(async () => {
      service = await startService();
      line = await startLine(service);
      owner = client(service, service.key);
    });
    after(async () => {
      await line.close();
      await service.close();
    });
    beforeEach(async () => {
      collection = await owner.collection([
        { owner: 'ann', title: 'Milk', secret: 1 },
        { owner: 'bob', title: 'Salt', secret: 2 },
      ]);
      rows = `/v1/collections/${collection}/rows`;
      grant = ofAnn;
    });
    afterEach(() => notes.close());

    const renew = () => newTicket(owner, 'user', [{ collection, scopes: ['read'], ...grant }]);

    function begin(options: Partial<MirrorOptions> = {}): Mirror {
      line.targets.splice(0);
      notes = mirror({
        url: line.url,
        collection,
        key: renew,
        transport,
        WebSocket: ownWebSocket,
        ...options,
      });
      return notes;
    }

    /** Revokes the ticket, and waits until the mirror is synced with the next one. */
    async function changeTicket(): Promise<void> {
      const lost = new Promise((resolve) => notes.on('synced', resolve));
      line.targets.splice(0);
      await owner.delete('/v1/tickets/user');
      await lost;
      await eventually('it is synced again', () => notes.synced);
    }

    const content = (): readonly AnyRow[] => [...notes.rows.values()];
    /** Returns for each request that starts a feed since the last change of the ticket whether it loads the rows. */
    const loads = (): boolean[] =>
      line.targets.flatMap((target) => {
        if (/[?&](initial=true|limit=1000$)/.test(target)) return true;
        return /[?&]since=/.test(target) && !/wait=[1-9]/.test(target) ? false : [];
      });

    it('contains only the rows of the new ticket', async () => {
      await begin().ready;
      expect(content()).to.deep.equal([{ id: 1, owner: 'ann', title: 'Milk' }]);
      const changes = new Map<number, string>();
      notes.on('change', (all) => {
        for (const { id, kind } of all) changes.set(id, kind);
      });
      grant = ofBob;
      await changeTicket();
      expect(content()).to.deep.equal([{ id: 2, owner: 'bob', title: 'Salt' }]);
      expect([...changes]).to.deep.equal([
        [1, 'delete'],
        [2, 'insert'],
      ]);
    });

    it('contains only the fields of the new ticket', async () => {
      await begin().ready;
      grant = { ...ofAnn, fields: ['owner'] };
      await changeTicket();
      expect(content()).to.deep.equal([{ id: 1, owner: 'ann' }]);
      grant = {};
      await changeTicket();
      expect(content()).to.deep.equal((await owner.get(rows)).json);
    });

    it('resumes if the new ticket has the same grants', async () => {
      await begin().ready;
      const { cursor } = notes;
      await changeTicket();
      expect(new Set(loads())).to.deep.equal(new Set([false]));
      expect(notes.cursor).to.equal(cursor);
      await owner.post(rows, [
        { owner: 'bob', title: 'Rice' },
        { owner: 'ann', title: 'Tea' },
      ]);
      await eventually('it has the new row', () => notes.rows.size === 2);
      expect(content().map(({ title }) => title)).to.deep.equal(['Milk', 'Tea']);
    });

    it('resumes from a stored copy only with the same grants', async () => {
      const storage = new MemoryStorage();
      await begin({ storage }).ready;
      await notes.close();
      await begin({ storage, key: await renew() }).ready;
      expect(new Set(loads())).to.deep.equal(new Set([false]));
      await notes.close();
      grant = ofBob;
      await begin({ storage }).ready;
      await eventually('it has loaded the rows again', () => notes.rows.has(2));
      expect(content()).to.deep.equal([{ id: 2, owner: 'bob', title: 'Salt' }]);
      await notes.close();
      const key = service.key;
      await begin({ storage, key }).ready;
      await eventually('it has all rows', () => notes.rows.size === 2);
      expect(content()).to.deep.equal((await owner.get(rows)).json);
    });
  });
