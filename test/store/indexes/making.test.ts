/** When the server creates indexes, with an engine that is a test double. */
import { expect } from 'chai';
import { begun, type Engine, type IndexState, type KeyFile, whole } from '../../../src/engines/engine.js';
import type { ReadRequest } from '../../../src/fairness/read-request.js';
import { Background } from '../../../src/runtime/background.js';
import { IndexMaintenance } from '../../../src/store/indexes/index-maintenance.js';
import { Indexes } from '../../../src/store/indexes/indexes.js';
import { eventually } from '../../support/eventually.js';

const rows = 5_000;

class Double implements Partial<Engine> {
  commitsInParallel = false;
  readonly indexStepMs = 5;
  isCrowded = false;
  /** Whether the response to the statement that completes an index is lost. */
  losesCompletion = false;
  /** The calls in their order: which index is started, read, sorted, copied, complete or purged. */
  readonly calls: string[] = [];
  /** The times of the last use that were stored. */
  readonly touched: number[] = [];
  readonly #stored = new Map<number, IndexState>();
  readonly #names = new Map<number, string>();
  readonly keyFiles: Engine['keyFiles'] = {
    create: async (id): Promise<KeyFile> => ({
      token: id,
      add: async () => undefined,
      sort: async () => undefined,
      count: async () => rows,
      read: async () => [],
      close: async () => undefined,
      remove: async () => undefined,
    }),
    open: async () => undefined,
    removeOthers: async () => undefined,
  };

  /** Delays the response of reads of the indexes, which contains the indexes at the time of the request. */
  delay: Promise<void> = Promise.resolve();

  /** How often the indexes were read. */
  reads = 0;

  async readIndexes(): Promise<IndexState[]> {
    this.reads += 1;
    const stored = [...this.#stored.values()];
    await this.delay;
    return stored;
  }

  async describeCollection(id: number) {
    return { id, accountId: 1, name: 'c', incarnation: 'c', rows, createdAt: 0 };
  }

  async beginIndex(collectionId: number, fields: IndexState['fields']): Promise<IndexState> {
    const id = this.#names.size + 1;
    this.#names.set(id, fields[0]!.field);
    const index = { id, collectionId, accountId: 1, stage: begun, usedAt: 0, fields };
    this.#stored.set(id, index);
    return index;
  }

  async readValues(_collection: number, fields: readonly string[], after: number) {
    if (after === 0) this.calls.push(`read ${fields.join()}`);
    return after < rows ? { lastId: after + 1_000, rows: '[]' } : undefined;
  }

  async advanceIndex(index: IndexState, stage: number): Promise<boolean> {
    this.#stored.set(index.id, { ...index, stage });
    if (stage !== whole) return true;
    this.calls.push(`complete ${this.#names.get(index.id)}`);
    if (this.losesCompletion) throw new Error('the connection was closed');
    return true;
  }

  async copyKeys({ id }: IndexState): Promise<number> {
    this.calls.push(`copy ${this.#names.get(id)}`);
    return 1;
  }

  async readUnpurgedIndexes(): Promise<number[]> {
    return [];
  }

  async purgeIndex({ id }: IndexState): Promise<boolean> {
    this.calls.push(`purge ${this.#names.get(id)}`);
    return true;
  }

  async touchIndex(_index: IndexState, usedAt: number): Promise<void> {
    this.touched.push(usedAt);
  }

  /** Stores a complete index. */
  keep(index: Pick<IndexState, 'id' | 'fields' | 'usedAt'>): void {
    this.#stored.set(index.id, { ...index, collectionId: 1, accountId: 1, stage: whole });
  }
}

describe('indexes that are created', () => {
  const orderOf = (field: string) => [{ field, direction: 'asc' }] as const;
  const stepsOf = ({ calls }: Double) => calls.filter((call) => !/^(copy|purge)/.test(call));
  let engine: Double;
  let indexes: Indexes;
  let maintenance: IndexMaintenance;
  beforeEach(() => {
    engine = new Double();
    indexes = new Indexes(() => maintenance.work());
    maintenance = new IndexMaintenance({
      indexes,
      engine: engine as Partial<Engine> as Engine,
      background: new Background(),
      betweenCommits: (work) => work(),
    });
  });
  afterEach(() => maintenance.close());

  it('are not written while a scan leaves no room for this', async () => {
    engine.isCrowded = true;
    indexes.request(1, orderOf('a'), rows);
    await eventually('it is read', () => (indexes.progress(1, orderOf('a'))?.percent ?? 0) >= 65);
    expect(engine.calls).to.deep.equal(['read a']);
    engine.isCrowded = false;
    await eventually('it is complete', () => indexes.find(1, orderOf('a')) !== undefined);
    expect(stepsOf(engine)).to.deep.equal(['read a', 'complete a']);
  });

  it('are made soon if they are requested when earlier work has just ended', async () => {
    const waits = Array.from({ length: 20 }, async (_, microtasks) => {
      const requested: Indexes = new Indexes(() => own.work());
      const own: IndexMaintenance = new IndexMaintenance({
        indexes: requested,
        engine: new Double() as Partial<Engine> as Engine,
        background: new Background(),
        betweenCommits: (work) => work(),
      });
      own.work();
      for (let turn = 0; turn < microtasks; turn += 1) await undefined;
      requested.request(1, orderOf('a'), rows);
      await eventually(
        `it is complete if it is requested after ${microtasks} microtasks`,
        () => requested.find(1, orderOf('a')) !== undefined,
      ).finally(() => own.close());
    });
    await Promise.all(waits);
  });

  it('at the same time for one collection are made from one reading of its rows', async () => {
    for (const field of ['a', 'b', 'c']) indexes.request(1, orderOf(field), rows);
    await eventually('all are complete', () => indexes.find(1, orderOf('c')) !== undefined);
    expect(stepsOf(engine)).to.deep.equal(['read a,b,c', 'complete a', 'complete b', 'complete c']);
  });

  it('are purged of removed keys if the response to their completion was lost', async () => {
    engine.losesCompletion = true;
    indexes.request(1, orderOf('a'), rows);
    await eventually('it is complete', () => engine.calls.includes('complete a'));
    // Finds that it is complete.
    maintenance.look();
    await eventually('it is purged', () => engine.calls.includes('purge a'), { withinMs: 3_000 });
    expect(engine.calls.filter((call) => call === 'purge a')).to.have.length(1);
  });

  it('for a row key stay known if the indexes were read just before', async () => {
    engine.commitsInParallel = true;
    let respond = () => {};
    engine.delay = new Promise((resolve) => {
      respond = resolve;
    });
    maintenance.look();
    const request = { isGone: () => false } as ReadRequest;
    const complete = maintenance.complete(1, orderOf('a'), request, performance.now() + 10_000);
    await eventually('it is stored', () => indexes.get(1, orderOf('a'))?.state !== undefined);
    respond();
    expect(await complete).to.include({ id: 1, isNew: true });
  });

  it('stay complete if the indexes were read just before', async () => {
    engine.isCrowded = true;
    indexes.request(1, orderOf('a'), rows);
    await eventually('it is read', () => (indexes.progress(1, orderOf('a'))?.percent ?? 0) >= 65);
    let respond = () => {};
    engine.delay = new Promise((resolve) => {
      respond = resolve;
    });
    const { reads } = engine;
    maintenance.look();
    await eventually('the indexes are read', () => engine.reads > reads);
    engine.isCrowded = false;
    await eventually('it is complete', () => indexes.find(1, orderOf('a')) !== undefined);
    respond();
    await eventually('all is done', () => engine.calls.includes('purge a'));
    expect(stepsOf(engine)).to.deep.equal(['read a', 'complete a']);
    expect(indexes.countInProgress).to.equal(0);
  });

  it('are first those for which lists were rejected', async () => {
    indexes.request(1, orderOf('a'), rows);
    indexes.request(2, orderOf('b'), rows);
    indexes.need(2, orderOf('b'));
    await eventually('both are complete', () => indexes.find(1, orderOf('a')) !== undefined);
    expect(stepsOf(engine)).to.deep.equal(['read b', 'complete b', 'read a', 'complete a']);
  });

  it('count as used now if a clock that was wrongly ahead has stamped them', async () => {
    const before = Date.now();
    const dayMs = 86_400_000;
    engine.keep({ id: 11, fields: orderOf('a'), usedAt: before + 365 * dayMs });
    // The clocks of two instances can differ a little.
    engine.keep({ id: 12, fields: orderOf('b'), usedAt: before + 60_000 });
    await maintenance.start();
    expect(engine.touched).to.have.length(1);
    expect(engine.touched[0]).to.be.within(before, Date.now());
    const [least] = indexes.kept().toSorted((a, b) => a.usedAt - b.usedAt);
    expect(least!.id).to.equal(11);
  });

  it('can be replaced although this instance has used them before its clock was set back', async () => {
    engine.keep({ id: 11, fields: orderOf('a'), usedAt: 0 });
    await maintenance.start();
    indexes.get(1, orderOf('a'))!.usedAt = Date.now() + 365 * 86_400_000;
    await eventually('its use is stored', () => {
      maintenance.look();
      return engine.touched.length > 0;
    });
    expect(engine.touched[0]).to.be.at.most(Date.now());
  });
});
