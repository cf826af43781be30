/**
 * Tests the writer with a model of a database, whose calls fail in all ways in which the calls of an engine can
 * fail.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type CollectionCommit,
  type CollectionRef,
  type CollectionTotals,
  type Engine,
  type GroupRequest,
  type GroupState,
  type Head,
  type LogAfter,
  type OpenGroup,
  type StoredRow,
  type UsageRow,
  unread,
} from '../../../src/engines/engine.js';
import type { Requester } from '../../../src/fairness/read-request.js';
import { Shares } from '../../../src/fairness/shares.js';
import { changesOf, type LogEntry } from '../../../src/log/entry.js';
import { failureOf, markFailure, Problem } from '../../../src/problem.js';
import { Background } from '../../../src/runtime/background.js';
import { BulkRows } from '../../../src/store/bulk/bulk-rows.js';
import { Limits } from '../../../src/store/limits/limits.js';
import { type RowsToValidate, validateRows } from '../../../src/store/schemas/row-rules.js';
import type { Schemas } from '../../../src/store/schemas/schemas.js';
import type { Bulk, BulkDone, BulkState } from '../../../src/store/writes/write-request.js';
import { Writer } from '../../../src/store/writes/writer.js';
import { parseFilter } from '../../../src/values/filter.js';
import { type RowValidator, rowValidator, Steps } from '../../../src/values/schema/validate.js';
import type { JsonObject } from '../../../src/values/values.js';
import { cases, seed } from '../../support/suite.js';

/** The ways in which one attempt to commit a group can end. */
const faults = [
  'none',
  'open: a bug',
  'open: busy',
  'commit: a bug',
  'commit: full',
  'commit: lost',
  'commit: lost, but done',
  'outdated',
  'overtaken',
  'stale schema',
  'new schema',
  'unread rows',
  'changes too large',
] as const;
type Fault = (typeof faults)[number];

/** Accounts 1 and 2. The rows of collection 3 must have a member `ok`. */
const collections = [1, 2, 3].map(
  (id): CollectionRef => ({ id, accountId: id < 3 ? 1 : 2, name: `c${id}`, incarnation: 'life' }),
);
const strict = 3;
const maxRows = 20;
const maxQueuedWrites = 80;
const maxQueuedSize = 67_108_864;

interface Row {
  readonly id: number;
  /** The number of the write that inserted the row, and the numbers of the writes that updated it. */
  readonly by: readonly number[];
  readonly ok?: true;
}

class World {
  readonly heads = new Map<number, Head>();
  readonly rows = new Map<number, Map<number, StoredRow>>();
  readonly log = new Map<number, LogEntry[]>();
  readonly schemaIds = new Map(collections.map(({ id }) => [id, id === strict ? 1 : 0]));
  readonly faults: Fault[];
  readonly isParallel: boolean;
  usage = 0;
  /** The row states that were ever committed, by collection and seq. */
  readonly states = new Map<string, Row>();
  /** Collections in which a commit is in progress. */
  readonly busy = new Set<number>();
  hasOthers = false;
  hasDoubts = false;
  #lastSchema = 1;

  constructor(isParallel: boolean, faultsInOrder: readonly Fault[]) {
    this.isParallel = isParallel;
    this.faults = [...faultsInOrder];
    for (const { id } of collections) {
      this.heads.set(id, { seq: 0, nextRowId: 1, rows: 0, bytes: 0 });
      this.rows.set(id, new Map());
      this.log.set(id, []);
    }
  }

  get engine(): Engine {
    const engine: Partial<Engine> = {
      commitsInParallel: this.isParallel,
      commitsUsage: true,
      openGroup: (request) => this.#open(request),
      commitUsage: async (usage) => {
        await turn();
        if (this.faults.shift()?.startsWith('commit')) throw failed('busy');
        this.#count(usage);
      },
      readTotals: async (ids) => {
        const totalsOf = (account: number): CollectionTotals[] =>
          collections
            .filter(({ accountId }) => accountId === account)
            .map(({ id }) => ({ id, ...this.heads.get(id)! }));
        return new Map(ids.map((id) => [id, totalsOf(id)]));
      },
    };
    return engine as Engine;
  }

  changesAfter({ collectionId, seq }: Pick<LogAfter, 'collectionId' | 'seq'>): LogEntry[] {
    return this.log.get(collectionId)!.filter(({ lastSeq }) => lastSeq > seq);
  }

  async #open({ collections: refs, keys, after, attempt }: GroupRequest): Promise<OpenGroup> {
    expect(attempt).to.be.below(10);
    if (this.isParallel) expect(refs).to.have.length(1);
    const ids = refs.map(({ id }) => id);
    for (const id of ids) expect(this.busy.has(id), 'two commits of a collection').to.equal(false);
    if (!this.isParallel) expect(this.busy.size).to.equal(0);
    const fault = this.faults.shift() ?? 'none';
    for (const id of ids) this.busy.add(id);
    const release = async (): Promise<void> => {
      for (const id of ids) this.busy.delete(id);
    };
    await turn();
    if (fault === 'open: a bug' || fault === 'open: busy') {
      await release();
      throw fault === 'open: busy' ? failed('busy') : new Error(fault);
    }
    if (fault === 'new schema') {
      for (const id of ids) {
        this.#lastSchema += 1;
        this.schemaIds.set(id, this.#lastSchema);
      }
    }
    const isStale = fault === 'stale schema' && this.isParallel && attempt === 0 && keys.length === 0;
    const read = new Map<string, StoredRow | typeof unread | undefined>();
    for (const [place, { collectionId, id }] of keys.entries()) {
      const row = this.rows.get(collectionId)!.get(id);
      const isUnread = fault === 'unread rows' && place > 0 && row !== undefined;
      if (!read.has(`${collectionId}/${id}`)) read.set(`${collectionId}/${id}`, isUnread ? unread : row);
    }
    const heads = new Map(ids.map((id) => [id, this.heads.get(id)!]));
    const schemaIds = new Map(ids.map((id) => [id, this.schemaIds.get(id)!]));
    const state: GroupState = {
      collection: (id) => ({
        head: heads.get(id)!,
        indexes: [],
        schemaId: isStale ? 1 : schemaIds.get(id)!,
      }),
      owner: () => undefined,
      row: (collectionId, id) => read.get(`${collectionId}/${id}`),
      isCurrent: !isStale,
      changes: after === undefined || fault === 'changes too large' ? undefined : this.changesAfter(after),
    };
    return {
      state,
      release,
      commit: async (commits, usage) => {
        await turn();
        if (isStale || fault === 'outdated') return 'outdated';
        if (fault === 'overtaken') return this.#overtaken(commits, usage);
        if (fault === 'commit: a bug') throw new Error(fault);
        // After such an error, the writer keeps the storage reserved until it has read the totals again.
        this.hasDoubts ||= fault.startsWith('commit: ');
        if (fault === 'commit: full') throw failed('full');
        if (fault === 'commit: lost, but done') this.#apply(commits, usage);
        if (fault.startsWith('commit: lost')) throw failed('lost');
        this.#apply(commits, usage);
        return 'committed';
      },
    };
  }

  /** Another instance inserts a row first. */
  #overtaken(commits: readonly CollectionCommit[], usage: readonly UsageRow[]): Head | 'outdated' {
    this.hasOthers = true;
    const [commit] = commits;
    const id = commit?.collectionId ?? 1;
    const head = this.heads.get(id)!;
    const other: Row = { id: head.nextRowId, by: [0], ok: true };
    this.#put(id, head.seq + 1, other);
    this.heads.set(id, {
      seq: head.seq + 1,
      nextRowId: head.nextRowId + 1,
      rows: head.rows + 1,
      bytes: head.bytes + JSON.stringify(other).length,
    });
    const areInserts = commit?.inserted !== undefined && commit.updated.length + commit.deleted.length === 0;
    if (!areInserts || !this.isParallel || commits.length > 1) return 'outdated';
    const now = this.heads.get(id)!;
    const moved = {
      seq: commit.head.seq + 1,
      nextRowId: commit.head.nextRowId + 1,
      rows: commit.head.rows + 1,
      bytes: now.bytes,
    };
    for (const [place, text] of commit.inserted.rows.entries()) {
      const row = { ...(JSON.parse(text) as Row), id: commit.inserted.firstId + place + 1 };
      moved.bytes += this.#put(id, commit.inserted.firstSeq + place + 1, row);
    }
    this.heads.set(id, moved);
    this.#count(usage);
    return moved;
  }

  #put(collectionId: number, seq: number, row: Row): number {
    const data = JSON.stringify(row);
    this.rows.get(collectionId)!.set(row.id, { seq, data });
    this.log.get(collectionId)!.push({ firstSeq: seq, lastSeq: seq, changes: `+${data}` });
    expect(this.states.has(`${collectionId}/${seq}`)).to.equal(false);
    this.states.set(`${collectionId}/${seq}`, row);
    return data.length;
  }

  #apply(commits: readonly CollectionCommit[], usage: readonly UsageRow[]): void {
    for (const { collectionId, head, log, inserted, updated, deleted } of commits) {
      const from = this.heads.get(collectionId)!;
      const rows = this.rows.get(collectionId)!;
      let { seq } = from;
      for (const entry of log) {
        expect(entry.firstSeq).to.equal(seq + 1);
        seq = entry.lastSeq;
        this.log.get(collectionId)!.push(entry);
        for (const [place, { row }] of [...changesOf(entry)].entries())
          this.states.set(`${collectionId}/${entry.firstSeq + place}`, JSON.parse(row) as Row);
      }
      expect(head.seq).to.equal(seq);
      for (const [place, data] of (inserted?.rows ?? []).entries())
        rows.set(inserted!.firstId + place, { seq: inserted!.firstSeq + place, data });
      for (const { id, seq: at, data } of updated) rows.set(id, { seq: at, data });
      for (const id of deleted) expect(rows.delete(id)).to.equal(true);
      this.heads.set(collectionId, head);
      expect(head.rows).to.equal(rows.size);
      expect(head.bytes).to.equal([...rows.values()].reduce((sum, { data }) => sum + data.length, 0));
    }
    this.#count(usage);
  }

  #count(usage: readonly UsageRow[]): void {
    for (const [, , , requests] of usage) this.usage = Math.max(this.usage, requests);
  }
}

function failed(how: 'busy' | 'full' | 'lost'): Error {
  const error = new Error(how);
  markFailure(error, how);
  return error;
}

function validatorOf(collectionId: number): RowValidator {
  return rowValidator(collectionId === strict ? { required: ['ok'] } : { type: 'object' });
}

/** Knows the first schema, and others once rows had to be validated by them. */
function schemasOf(world: World): Schemas {
  const known = new Map([[1, validatorOf(strict)]]);
  const schemas = {
    inForce: () => undefined,
    get: (id: number) => known.get(id),
    async validate(_: Requester, { texts, schemaId }: RowsToValidate, { id }: CollectionRef) {
      await turn();
      if (world.schemaIds.get(id) !== schemaId) return undefined;
      const validator = validatorOf(id);
      known.set(schemaId, validator);
      const rows = texts.map((text) => JSON.parse(text) as JsonObject);
      return { texts, schemaId, violations: validateRows(validator, rows, new Steps(10_000)) };
    },
  };
  return schemas as Partial<Schemas> as Schemas;
}

interface WriteStep {
  readonly kind: 'insert' | 'update' | 'delete' | 'bulk';
  readonly in: number;
  readonly id: number;
  readonly ok: boolean;
}
type Step =
  | WriteStep
  | { readonly kind: 'turns'; readonly turns: number }
  | { readonly kind: 'count' }
  | { readonly kind: 'between' };

const write = fc.record({
  kind: fc.constantFrom<WriteStep['kind']>(
    'insert',
    'insert',
    'insert',
    'update',
    'update',
    'delete',
    'bulk',
  ),
  in: fc.integer({ min: 0, max: 2 }),
  id: fc.integer({ min: 1, max: 4 }),
  ok: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: write },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'count' }, { kind: 'between' }) },
);

interface Submitted {
  readonly number: number;
  readonly step: WriteStep;
  outcome?: { readonly kind: string; readonly seq: number } | Error | undefined;
  isSettled: boolean;
}

class Trial {
  readonly world: World;
  readonly shares = new Shares({ writes: { total: maxQueuedWrites } });
  readonly writer: Writer;
  readonly limits: Limits;
  readonly submitted: Submitted[] = [];
  readonly betweens: Promise<unknown>[] = [];
  counted = 0;
  #drained = 0;

  constructor(isParallel: boolean, faultsInOrder: readonly Fault[]) {
    this.world = new World(isParallel, faultsInOrder);
    const { engine } = this.world;
    const usage = {
      drain: (): UsageRow[] => {
        if (this.#drained === this.counted) return [];
        this.#drained = this.counted;
        return [['key', 0, 'instance', this.counted]];
      },
      restore: (rows: readonly UsageRow[]) => {
        if (rows.length > 0) this.#drained = -1;
      },
    };
    const background = new Background();
    this.limits = new Limits(engine, background, 1_000_000);
    this.limits.set(1, { name: 'small', maxRows });
    const events = { committed: () => undefined };
    const schemas = schemasOf(this.world);
    this.writer = new Writer({
      engine,
      usage,
      events,
      background,
      shares: this.shares,
      limits: this.limits,
      schemas,
    });
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'turns') for (let n = 0; n < step.turns; n += 1) await turn();
    else if (step.kind === 'count') this.counted += 1;
    else if (step.kind === 'between') {
      const between = async (): Promise<void> => {
        if (!this.world.isParallel) expect(this.world.busy.size).to.equal(0);
        await turn();
      };
      const rethrow = (error: unknown): void => {
        if (failureOf(error) !== 'busy') throw error;
      };
      this.betweens.push(this.writer.afterUsage(between).catch(rethrow));
    } else this.#submit(step);
  }

  #submit(step: WriteStep): void {
    const number = this.submitted.length + 1;
    const entry: Submitted = { number, step, isSettled: false };
    this.submitted.push(entry);
    const settle = (outcome: unknown): void => {
      entry.isSettled = true;
      entry.outcome = outcome as Submitted['outcome'];
    };
    this.#sent(step, number).then(settle, settle);
  }

  #sent(step: WriteStep, number: number): Promise<unknown> {
    const collection = collections[step.in]!;
    const ok: JsonObject = step.ok ? { ok: true } : {};
    if (step.kind === 'insert') {
      const values = [{ by: [number], ...ok }];
      return this.writer.submit({
        kind: 'insert',
        collection,
        rows: values.map((row) => JSON.stringify(row)),
        values,
      });
    }
    if (step.kind === 'bulk') return this.writer.submit(this.#bulk(collection, number));
    const on = { collection, id: step.id, precondition: undefined };
    if (step.kind === 'delete') return this.writer.submit({ kind: 'delete', ...on });
    const change = (row: JsonObject): JsonObject => {
      const { ok: _, ...rest } = row;
      return { ...rest, by: [...(row.by as number[]), number], ...ok };
    };
    return this.writer.submit({ kind: 'update', ...on, size: 20, change });
  }

  /** Updates all rows. As in `Bulks`, the rows are read before the write is submitted. */
  #bulk(collection: CollectionRef, number: number): Bulk {
    const { world } = this;
    const { id: collectionId } = collection;
    const change = (row: JsonObject): JsonObject => ({ ...row, by: [...(row.by as number[]), number] });
    const query = {
      filter: parseFilter('@.id > 0'),
      maxRows: 1_000,
      change,
      isDryRun: false,
      keyed: undefined,
    };
    const schemaOf = (id: number) => (id === 0 ? undefined : { id, text: '', ...validatorOf(collectionId) });
    const schema = schemaOf(world.schemaIds.get(collectionId)!);
    const rows = new BulkRows(collectionId, world.heads.get(collectionId)!.seq, query, [], schema);
    for (const { data } of world.rows.get(collectionId)!.values()) rows.put(data);
    const prepare = async ({ schemaId }: BulkState): Promise<Bulk> => {
      await turn();
      for (const entry of world.changesAfter(rows)) rows.follow(entry);
      const now = schemaOf(schemaId);
      for (const some of rows.validatedBy(now))
        for (const [id, text] of some) rows.validated(id, now!.validate(JSON.parse(text), new Steps(10_000)));
      return { ...bulk };
    };
    const bulk: Bulk = { kind: 'bulk', collection, rows, keyed: undefined, prepare };
    return bulk;
  }

  async end(): Promise<void> {
    for (let n = 0; n < 2_000 && this.submitted.some(({ isSettled }) => !isSettled); n += 1) await turn();
    expect(this.submitted.filter(({ isSettled }) => !isSettled)).to.deep.equal([]);
    await Promise.all(this.betweens);
    this.#expectOnce();
    await this.#expectCountersAsBefore();
    this.world.faults.length = 0;
    await this.writer.close();
    await this.limits.close();
    expect(this.world.usage).to.equal(this.counted);
  }

  /** Acknowledged writes are committed once and in order, and rejected writes leave nothing behind. */
  #expectOnce(): void {
    const states = [...this.world.states].map(([place, row]) => [Number(place.split('/')[0]), row] as const);
    for (const { number, step, outcome } of this.submitted) {
      const { id: collectionId } = collections[step.in]!;
      const isError = outcome instanceof Error;
      const made = states.filter(([, { by }]) => by.at(-1) === number);
      if (!isError && step.kind === 'bulk') {
        // A row that was deleted later is in the log again.
        const ids = new Set(made.map(([, row]) => row.id));
        expect((outcome as BulkDone).changed).to.equal(ids.size);
      } else if (!isError) {
        const state = this.world.states.get(`${collectionId}/${outcome!.seq}`);
        if (step.kind === 'delete') expect(state?.id).to.equal(step.id);
        else expect(state!.by.at(-1)).to.equal(number);
      }
      if (step.kind === 'delete') continue;
      if (!isError && step.kind !== 'bulk') expect(made).to.have.length.above(0);
      else if (isError && failureOf(outcome) !== 'lost') expect(made).to.deep.equal([]);
      if (outcome instanceof Problem && outcome.code === 'row_invalid')
        expect([collectionId, step.ok]).to.deep.equal([strict, false]);
    }
    const inserts = new Map<number, number>();
    for (const [, { by, id }] of states) {
      expect(
        [...by].sort((a, b) => a - b),
        'updates of a row in their order',
      ).to.deep.equal(by);
      expect(new Set(by).size).to.equal(by.length);
      if (by[0] !== 0) expect(inserts.get(by[0]!) ?? id, 'a row inserted twice').to.equal(id);
      inserts.set(by[0]!, id);
    }
  }

  async #expectCountersAsBefore(): Promise<void> {
    const { world, limits, writer, shares } = this;
    expect(shares.taken('writes') + shares.taken('writtenText')).to.equal(0);
    expect(world.busy.size).to.equal(0);
    const rows = [1, 2].reduce((sum, id) => sum + world.heads.get(id)!.rows, 0);
    const expectRows = (): void => {
      const room = limits.headroom(1);
      const left = Math.max(0, maxRows - rows);
      expect(room.problemOf(left, 0)).to.equal(undefined);
      expect(room.problemOf(left + 1, 0)?.code).to.equal('limit_reached');
    };
    if (!world.hasOthers && !world.hasDoubts) expectRows();
    // If the outcome of a commit is unknown, the totals are read again.
    const head = world.heads.get(1)!;
    limits.reserve([{ collection: collections[0]!, from: head, to: head }]).doubt();
    await turn();
    await limits.adding(1, async () => undefined);
    expectRows();
    // One account can use a quarter of the queue.
    world.faults.length = 0;
    for (const collection of [collections[0]!, collections[2]!]) {
      const update = (size: number) =>
        writer
          .submit({ kind: 'update', collection, id: 99, precondition: undefined, size, change: (row) => row })
          .catch((error: Problem) => error.code);
      const whole = maxQueuedSize / 4;
      expect(await update(whole + 1)).to.equal('row_not_found');
      const sent = [whole, ...new Array<number>(maxQueuedWrites / 4).fill(0)].map(update);
      const codes = await Promise.all(sent);
      expect(codes).to.deep.equal([...new Array(maxQueuedWrites / 4).fill('row_not_found'), 'overloaded']);
    }
  }
}

describe('the writer', () => {
  for (const isParallel of [false, true]) {
    const where = isParallel ? 'a lane for each collection' : 'one lane';
    it(`settles each write once, with ${where} and failures of all kinds`, async () => {
      const property = fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 30 }),
        fc.array(fc.constantFrom(...faults), { maxLength: 12 }),
        async (steps, faultsInOrder) => {
          const trial = new Trial(isParallel, faultsInOrder);
          for (const each of steps) await trial.take(each);
          await trial.end();
        },
      );
      await fc.assert(property, { seed, numRuns: cases(800), includeErrorInReport: true });
    });
  }

  it('puts a write back that is postponed after its group has failed', async () => {
    for (const isParallel of [false, true]) {
      // The group fails, so its writes are committed one by one, and the update waits for the new schema.
      const trial = new Trial(isParallel, ['none', 'commit: a bug', 'new schema']);
      await trial.take({ kind: 'insert', in: 0, id: 1, ok: true });
      await trial.take({ kind: 'turns', turns: 20 });
      for (const id of [1, 1]) await trial.take({ kind: 'update', in: 0, id, ok: true });
      await trial.end();
      expect(trial.submitted.map(({ outcome }) => (outcome as { kind: string }).kind)).to.deep.equal([
        'insert',
        'update',
        'update',
      ]);
    }
  });
});
