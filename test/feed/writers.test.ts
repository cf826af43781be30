import { expect } from 'chai';
import { feed } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { begin, collection, cursorNow, follow, owner, rows, serve, service } from '../support/observed.js';
import { cases } from '../support/suite.js';
import { holdLog, replay, rowsById, seqOf, startWriters } from '../support/writers.js';

describe('followers of busy writers', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  const followerOf = (since: string, events?: string): Follower =>
    new Follower({ key: service.key, collection, ...(events && { events }) }, since);

  /** Returns a follower that has read the complete change log. */
  async function wholeLog(beginning: string, last: number): Promise<Follower> {
    const reader = followerOf(beginning);
    await reader.connect(service);
    await reader.reach(last);
    return reader;
  }

  it('cut and resumed at random moments get every change once, and rebuild the rows', async () => {
    const rounds = cases(8);
    const beginning = await cursorNow();
    const writers = startWriters(() => owner, rows, 16);
    const kinds = [undefined, undefined, undefined, undefined, 'insert', 'update,delete', 'delete'];
    const followers = kinds.map((events) => followerOf(beginning, events));
    const following = followers.map(async (follower) => {
      for (let round = 0; round < rounds; round += 1) {
        await follower.connect(service);
        await writers.progress(Math.random() * 60);
        await follower.cut();
        await writers.progress(Math.random() * 40);
      }
      await follower.connect(service);
    });
    await Promise.all(following);
    await writers.stop();
    const last = seqOf(await cursorNow());
    const log = (await wholeLog(beginning, last)).frames;
    expect(log.length).to.be.greaterThan(25 * rounds);
    holdLog(log, writers.acknowledged);
    const present = await rowsById(owner, rows);
    for (const [index, follower] of followers.entries()) {
      const events = kinds[index]?.split(',');
      const expected = log.filter(({ event }) => events?.includes(event) ?? true);
      // A feed that omits some events may not be at the last change, but it must have received its last frame.
      await follower.reach(expected.at(-1)!.seq);
      expect(follower.frames.map(({ seq }) => seq)).to.deep.equal(expected.map(({ seq }) => seq));
      expect(follower.frames).to.deep.equal(expected);
      if (events === undefined) expect(replay(follower.frames)).to.deep.equal(present);
    }
  });

  it('that list first and follow from there have the rows, whenever they begin', async () => {
    const writers = startWriters(() => owner, rows, 16, { keep: 10 });
    const copies = await Promise.all(
      Array.from({ length: cases(15) }, async (_, n) => {
        await writers.progress((n + Math.random()) * 20);
        const list = await owner.get(`${rows}?limit=1000`);
        expect(list.headers.link, 'all rows are on one page').to.equal(undefined);
        const state = new Map<number, object>(list.json.map((row: { id: number }) => [row.id, row]));
        const follower = followerOf(list.headers['collection-cursor']!);
        await writers.progress(Math.random() * 20);
        const from = follower.seq;
        await follower.connect(service);
        return { state, follower, from };
      }),
    );
    await writers.stop();
    const last = seqOf(await cursorNow());
    const present = await rowsById(owner, rows);
    for (const { state, follower, from } of copies) {
      await follower.reach(last);
      expect(follower.frames.map(({ seq }) => seq)).to.deep.equal(
        Array.from({ length: last - from }, (_, n) => from + 1 + n),
      );
      expect(replay(follower.frames, state)).to.deep.equal(present);
    }
  });

  it('that come in crowds are brought all that is acknowledged after their 101', async () => {
    const writers = startWriters(() => owner, rows, 4);
    for (let crowd = 0; crowd < cases(6); crowd += 1) {
      await Promise.all(
        Array.from({ length: 25 }, async () => {
          const watching = await follow();
          const { json, headers } = await owner.post(rows, [{ mine: true }]);
          const seq = seqOf(headers['collection-cursor']!);
          for (;;) {
            const [frame] = await watching.next();
            if (frame!.seq < seq) continue;
            expect(frame).to.deep.include({ event: 'insert', seq, row: json[0] });
            break;
          }
          const seqs = watching.all.map((each) => each.seq);
          expect(seqs).to.deep.equal(seqs.map((_, n) => seqs[0]! + n));
          await watching.close();
        }),
      );
    }
    await writers.stop();
  });

  it('of a collection that is deleted get all that was acknowledged before the 4404', async () => {
    for (let round = 0; round < cases(10); round += 1) {
      await begin();
      const beginning = await cursorNow();
      const live = await Promise.all(Array.from({ length: 3 }, () => follow()));
      const resumed = followerOf(beginning);
      await resumed.connect(service);
      const acknowledged = new Map<number, number>();
      let isThere = true;
      let toAnswer = 8 + Math.random() * 32;
      let isBusy = (): void => undefined;
      const busy = new Promise<void>((resolve) => {
        isBusy = resolve;
      });
      const writers = Array.from({ length: 8 }, async () => {
        while (isThere) {
          const answer = await owner.post(rows, [{ t: 'x'.repeat(2_000) }, {}]);
          if (answer.status === 404) return;
          acknowledged.set(answer.json[0].id, seqOf(answer.headers['collection-cursor']!));
          toAnswer -= 1;
          if (toAnswer < 0) isBusy();
        }
      });
      await busy;
      expect((await owner.delete(`/v1/collections/${collection}`)).status).to.equal(204);
      isThere = false;
      await Promise.all(writers);
      const last = Math.max(...acknowledged.values());
      const expected = Array.from({ length: last }, (_, n) => n + 1);
      expect(await resumed.ended()).to.equal(4404);
      expect(resumed.frames.map(({ seq }) => seq)).to.deep.equal(expected);
      for (const each of live) {
        expect((await each.closed()).code).to.equal(4404);
        expect(each.all.map(({ seq }) => seq)).to.deep.equal(expected);
      }
      await owner.post('/v1/collections', { name: collection });
      const anew = await feed(service, { key: service.key, collection, since: resumed.since });
      expect((await anew.closed()).code).to.equal(4410);
    }
  });
});
