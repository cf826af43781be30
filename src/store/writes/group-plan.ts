/** Plans one group of writes: the changes of each collection, and the outcome of each write. */
import type {
  CollectionCommit,
  CollectionRef,
  GroupState,
  Head,
  LogAfter,
  RowKey,
} from '../../engines/engine.js';
import { type Bulk, type BulkOutcome, planBulk } from '../bulk/bulk-plan.js';
import type { Headroom } from '../limits/account-limits.js';
import type { GroupOfLimits } from '../limits/group-limits.js';
import { noRules, RowRules } from '../schemas/row-rules.js';
import type { Schemas } from '../schemas/schemas.js';
import {
  ChangeBudget,
  type Delete,
  movedOn,
  planCollection,
  postponed,
  type Outcome as RowOutcome,
  type Write as RowWrite,
  type Update,
} from './commit-plan.js';

export type Write = RowWrite | Bulk;
export type Outcome = RowOutcome | BulkOutcome;

/** The result of a group that is synced to disk. */
export interface Committed<Member> {
  /** Each write with its outcome, which is `undefined` if the collection doesn't exist any more. */
  readonly answers: readonly (readonly [Member, Outcome | Error | undefined])[];
  /** Writes that had no room in this group. */
  readonly postponed: readonly Member[];
  /** The ids of the collections that have changes. */
  readonly changed: readonly number[];
}

export class GroupPlan<Member extends { readonly write: Write }> {
  readonly #members: readonly Member[];
  readonly #limits: GroupOfLimits;
  readonly #schemas: Schemas | undefined;
  readonly #byCollection = new Map<number, { readonly ref: CollectionRef; readonly members: Member[] }>();
  readonly #keys: RowKey[] = [];
  #sorted = 0;
  #head: Head | undefined;
  #done: Committed<Member> = { answers: [], postponed: [], changed: [] };

  /**
   * @param members writes can be added until `plan` is called, if the plan doesn't need to read rows for them
   */
  constructor(members: readonly Member[], limits: GroupOfLimits, schemas: Schemas | undefined) {
    this.#members = members;
    this.#limits = limits;
    this.#schemas = schemas;
    this.#sort();
  }

  get collections(): readonly CollectionRef[] {
    return [...this.#byCollection.values()].map(({ ref }) => ref);
  }

  /** The keys of the rows that the group updates or deletes. */
  get keys(): readonly RowKey[] {
    return this.#keys;
  }

  /** The position from which a bulk write needs the change log. */
  get after(): LogAfter | undefined {
    return this.#members.map(({ write }) => write).find((write) => write.kind === 'bulk')?.rows;
  }

  /** Plans the group. If the plan can't be committed, the engine calls it again, and the last plan counts. */
  plan(state: GroupState): readonly CollectionCommit[] {
    this.#sort();
    this.#limits.begin();
    const time = Date.now();
    const budget = new ChangeBudget();
    const answers: (readonly [Member, Outcome | Error | undefined])[] = [];
    const waiting = new Set<Member>();
    const commits: CollectionCommit[] = [];
    const schemas = this.#schemas;
    const rules = schemas && new RowRules((id) => schemas.get(id), state.isCurrent);
    for (const { ref, members } of this.#byCollection.values()) {
      schemas?.inForce(ref.id, state.schemaId(ref.id));
      const writes = members.map(({ write }) => write);
      const room = this.#limits.room(ref.accountId);
      const { commit, outcomes } = planWrites(ref, writes, state, time, budget, room, rules);
      if (commit !== undefined) {
        commits.push(commit);
        this.#limits.plan(ref, state.head(ref.id)!, commit.head);
      }
      outcomes.forEach((outcome, index) => {
        if (outcome === postponed) waiting.add(members[index]!);
        else answers.push([members[index]!, outcome]);
      });
    }
    this.#head = commits[0]?.head;
    this.#done = {
      answers,
      postponed: waiting.size === 0 ? [] : this.#members.filter((each) => waiting.has(each)),
      changed: commits.filter(({ log }) => log.length > 0).map(({ collectionId }) => collectionId),
    };
    return commits;
  }

  /** @param moved the new head of its only collection, if the database put the inserts after other commits */
  committed(moved: Head | undefined): Committed<Member> {
    this.#limits.committed(moved);
    if (moved === undefined) return this.#done;
    const answers = this.#done.answers.map(([member, outcome]) => {
      const isMoved = outcome !== undefined && !(outcome instanceof Error) && outcome.kind === 'insert';
      return [member, isMoved ? movedOn(outcome, this.#head!, moved) : outcome] as const;
    });
    return { ...this.#done, answers };
  }

  /** @param isDoubtful whether the group may have been committed although it failed */
  failed(isDoubtful: boolean): void {
    this.#limits.failed(isDoubtful);
  }

  #sort(): void {
    for (; this.#sorted < this.#members.length; this.#sorted += 1) {
      const member = this.#members[this.#sorted]!;
      const { write } = member;
      const { collection } = write;
      const entry = this.#byCollection.get(collection.id);
      if (entry === undefined) this.#byCollection.set(collection.id, { ref: collection, members: [member] });
      else entry.members.push(member);
      if (isChange(write)) this.#keys.push({ collectionId: collection.id, id: write.id });
    }
  }
}

/** Returns whether the write changes an existing row. */
export function isChange(write: Write): write is Update | Delete {
  return write.kind === 'update' || write.kind === 'delete';
}

function planWrites(
  collection: CollectionRef,
  writes: readonly Write[],
  state: GroupState,
  time: number,
  budget: ChangeBudget,
  room: Headroom,
  rules: RowRules = noRules,
): {
  readonly commit: CollectionCommit | undefined;
  readonly outcomes: readonly (Outcome | Error | typeof postponed | undefined)[];
} {
  const [first] = writes;
  if (first?.kind !== 'bulk')
    return planCollection(collection, writes as readonly RowWrite[], state, time, budget, room, rules);
  const { commit, outcome } = planBulk(first, state, time, room);
  return { commit, outcomes: [outcome] };
}
