import { expect } from 'chai';
import type { CollectionRef, Engine, OpenGroup } from '../../../src/engines/engine.js';
import { Background } from '../../../src/runtime/background.js';
import { Writer } from '../../../src/store/writes/writer.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';
import { groupEngine } from '../../support/group-engine.js';

const unobserved = {
  usage: { drain: () => [], restore: () => undefined },
  events: { committed: () => undefined },
  background: new Background(),
};
const mebibyte = 1_048_576;

describe('the changes of a group', () => {
  const text = 'x'.repeat(250_000);
  const count = 24;
  let database: TestDatabase;
  let engine: Engine;
  let collection: CollectionRef;
  let other: CollectionRef;
  beforeEach(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
    await database.knex('accounts').insert([
      { id: 1, name: 'a', created_at: 0 },
      { id: 2, name: 'b', created_at: 0 },
    ]);
    collection = await createCollection(engine, 1, 'large', 'one');
    other = await createCollection(engine, 2, 'small', 'other');
  });
  afterEach(async () => {
    await engine.close();
    await database.remove();
  });

  /**
   * Records the number of characters that each committed group changed. After the first group, the next ones
   * start when `goesOn` resolves.
   */
  function observed(goesOn?: Promise<void>): { writer: Writer; groups: number[]; members: number[][] } {
    const groups: number[] = [];
    const members: number[][] = [];
    const observing = Object.create(engine) as Engine;
    observing.openGroup = async (request) => {
      if (request.keys.length > 0 && groups.length > 0) await goesOn;
      const open = await engine.openGroup(request);
      const commit: OpenGroup['commit'] = async (commits, usage) => {
        const changes = commits.filter(({ inserted }) => inserted === undefined).flatMap(({ log }) => log);
        const characters = changes.reduce((sum, entry) => sum + entry.changes.length, 0);
        const result = await open.commit(commits, usage);
        if (characters > 0 && result !== 'outdated') groups.push(characters);
        members.push(commits.map(({ collectionId }) => collectionId));
        return result;
      };
      return { ...open, commit };
    };
    return { writer: new Writer({ ...unobserved, engine: observing }), groups, members };
  }

  async function fill(writer: Writer): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      await writer.submit({
        kind: 'insert',
        collection,
        rows: [JSON.stringify({ n: 0, text })],
        values: [{ n: 0, text }],
      });
    }
  }

  const patch = (writer: Writer, id: number, n: number, size = 10) =>
    writer.submit({
      kind: 'update',
      collection,
      id,
      precondition: undefined,
      size,
      change: (row) => ({ ...row, n, before: row.n! }),
    });

  it('are about a mebibyte of rows, and the others come in their order', async () => {
    const { writer, groups } = observed();
    await fill(writer);
    const ids = Array.from({ length: count }, (_, n) => n + 1);
    // Updates some rows twice, so that the second update depends on the first.
    const updates = [...ids, ...ids.slice(0, 8)].map((id, n) => patch(writer, id, n + 1));
    const done = await Promise.all(updates);
    const rows = done.map((each) => JSON.parse(each!.row.data));
    expect(rows.slice(count).map(({ n, before }) => [n, before])).to.deep.equal(
      ids.slice(0, 8).map((id) => [count + id, id]),
    );
    expect(done.map((each) => each!.seq)).to.deep.equal(done.map((_, n) => count + n + 1));
    expect(Math.max(...groups)).to.be.below(1.5 * mebibyte);
    expect(groups).to.have.length.above(6);
    await writer.close();
  });

  it('are so for deletes, and for one row that many change', async () => {
    const { writer, groups } = observed();
    await fill(writer);
    await Promise.all(Array.from({ length: count }, (_, n) => patch(writer, 1, n + 1)));
    const removals = Array.from({ length: count }, (_, n) =>
      writer.submit({ kind: 'delete', collection, id: n + 1, precondition: undefined }),
    );
    expect((await Promise.all(removals)).map((each) => each!.kind)).to.deep.equal(
      new Array(count).fill('delete'),
    );
    expect(Math.max(...groups)).to.be.below(1.5 * mebibyte);
    await writer.close();
  });

  it('are few where what they bring is large', async () => {
    const { writer, groups } = observed();
    await writer.submit({ kind: 'insert', collection, rows: ['{"n":0}'], values: [{ n: 0 }] });
    await Promise.all(Array.from({ length: 6 }, (_, n) => patch(writer, 1, n + 1, mebibyte)));
    expect(groups).to.have.length(6);
    await writer.close();
  });

  it("are not before another account's insert that came later", async () => {
    let goOn = (): void => undefined;
    const { writer, groups } = observed(new Promise((resolve) => (goOn = resolve)));
    await fill(writer);
    const updates = Array.from({ length: count }, (_, n) => patch(writer, n + 1, n + 1));
    // This insert would wait forever if the second group of updates came before it.
    await writer.submit({ kind: 'insert', collection: other, rows: ['{}'], values: [{}] });
    goOn();
    await Promise.all(updates);
    expect(groups).to.have.length.above(1);
    await writer.close();
  });

  it("are not in a group with another account's insert if their rows are large", async () => {
    const { writer, members } = observed();
    await fill(writer);
    const updates = Array.from({ length: count }, (_, n) => patch(writer, n + 1, n + 1));
    await updates[0];
    // The first group has shown how large the rows are.
    await writer.submit({ kind: 'insert', collection: other, rows: ['{}'], values: [{}] });
    await Promise.all(updates);
    const groupOfOther = members.findIndex((ids) => ids.includes(other.id));
    expect(members[groupOfOther]).to.deep.equal([other.id]);
    // Otherwise, each collection has its own lane.
    if (!engine.commitsInParallel) expect(groupOfOther, 'most updates come after it').to.be.below(count + 6);
    await writer.close();
  });

  it('read all rows that are small at once', async () => {
    const { writer, groups } = observed();
    await writer.submit({
      kind: 'insert',
      collection,
      rows: new Array(200).fill('{"n":0}'),
      values: new Array(200).fill({ n: 0 }),
    });
    await Promise.all(Array.from({ length: 200 }, (_, n) => patch(writer, n + 1, n + 1)));
    expect(groups).to.have.length(1);
    await writer.close();
  });
});

describe('the queue of writes', () => {
  const collectionOf = (accountId: number) => ({
    id: accountId,
    accountId,
    name: 'rows',
    incarnation: 'life',
  });
  const insertOf = (accountId: number, rows: readonly string[] = ['{}']) =>
    ({ kind: 'insert', collection: collectionOf(accountId), rows, values: [] }) as const;
  /** The rows have one mebibyte in total. */
  const large = new Array<string>(8).fill('x'.repeat(mebibyte / 8));

  /** An engine that commits one group at a time, when the test lets it. */
  function slowEngine() {
    const groups: number[][] = [];
    let release = (): void => undefined;
    const head = { seq: 0, nextRowId: 1, rows: 0, bytes: 0 };
    const engine = groupEngine(
      {
        collection: () => ({ head, indexes: [], schemaId: 0 }),
        row: () => undefined,
        owner: () => undefined,
        isCurrent: true,
      },
      {
        async commit(commits) {
          await new Promise<void>((resolve) => (release = resolve));
          groups.push(commits.flatMap(({ collectionId, log }) => new Array(log.length).fill(collectionId)));
          return 'committed';
        },
      },
    );
    return { engine, groups, commit: () => release() };
  }

  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  /** Commits one group after the other until all these writes are committed. */
  async function committed(commit: () => void, writes: readonly Promise<unknown>[]): Promise<void> {
    let isDone = false;
    void Promise.all(writes).then(() => (isDone = true));
    for (; !isDone; await turn()) commit();
  }

  it('holds so many of one account, and more of others', async () => {
    const { engine, commit } = slowEngine();
    const writer = new Writer({ ...unobserved, engine });
    const submitted: Promise<unknown>[] = [];
    const refusals: string[] = [];
    const submit = (accountId: number, rows?: readonly string[]) =>
      submitted.push(writer.submit(insertOf(accountId, rows)).catch(({ code }) => refusals.push(code)));
    for (let n = 0; n < 2_501; n += 1) submit(1);
    submit(2);
    await turn();
    expect(refusals).to.deep.equal(['overloaded']);
    for (let n = 0; n < 17; n += 1) submit(3, large);
    submit(4, large);
    await turn();
    expect(refusals).to.deep.equal(['overloaded', 'overloaded']);
    await committed(commit, submitted);
    // The queue has room again.
    const last = writer.submit(insertOf(1));
    await committed(commit, [last]);
    expect((await last)!.firstId).to.equal(1);
    await writer.close();
  });

  it('takes accounts in turn', async () => {
    const { engine, groups, commit } = slowEngine();
    const writer = new Writer({ ...unobserved, engine });
    const first = Array.from({ length: 12 }, () => writer.submit(insertOf(1, large)));
    const second = [writer.submit(insertOf(2)), writer.submit(insertOf(2))];
    await committed(commit, second);
    // The first account fills a group. Both writes of the second account are in the next group, which has no
    // room for another write of the first account.
    expect(groups, 'collections by log entries, a row of 128 KiB in each').to.deep.equal([
      new Array(8).fill(1),
      [2],
    ]);
    await committed(commit, first);
    await writer.close();
  });

  it('commits a small write that arrives during a large group right after this group', async () => {
    const { engine, groups, commit } = slowEngine();
    const writer = new Writer({ ...unobserved, engine });
    const first = [writer.submit(insertOf(1, large)), writer.submit(insertOf(1, large))];
    await turn();
    await turn();
    const second = writer.submit(insertOf(2));
    await committed(commit, [...first, second]);
    const group = new Array(8).fill(1);
    expect(groups, 'collections by log entries').to.deep.equal([group, [2], group]);
    await writer.close();
  });

  it('commits at most half a mebibyte at once while another account writes', async () => {
    const { engine, groups, commit } = slowEngine();
    const writer = new Writer({ ...unobserved, engine });
    const eighth = large.slice(7);
    const first = Array.from({ length: 6 }, () => writer.submit(insertOf(1, eighth)));
    await turn();
    await turn();
    const second = writer.submit(insertOf(2));
    const third = Array.from({ length: 6 }, () => writer.submit(insertOf(1, eighth)));
    await committed(commit, [...first, second, ...third]);
    const ofFirst = (writes: number) => new Array(writes).fill(1);
    expect(groups, 'collections by log entries').to.deep.equal([ofFirst(6), [2], ofFirst(4), ofFirst(2)]);
    await writer.close();
  });

  it('commits a large write only with writes of its account, and small writes of accounts together', async () => {
    const { engine, groups, commit } = slowEngine();
    const writer = new Writer({ ...unobserved, engine });
    const quarter = large.slice(6);
    const writes = [insertOf(1, quarter), insertOf(2), insertOf(1, quarter), insertOf(3), insertOf(1)];
    await committed(
      commit,
      writes.map((write) => writer.submit(write)),
    );
    expect(groups, 'collections by log entries').to.deep.equal([new Array(4).fill(1), [2, 3, 1]]);
    await writer.close();
  });
});
