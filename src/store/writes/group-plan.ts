/** Plans one group of writes: the changes of each collection, and the result of each write. */
import type { CollectionCommit, GroupState, Head } from '../../engines/engine.js';
import type { RowValidator } from '../../values/schema/validate.js';
import { planBulk } from '../bulk/bulk-plan.js';
import type { Headroom } from '../limits/account-limits.js';
import type { HeadChange } from '../limits/limits.js';
import { RowRules } from '../schemas/row-rules.js';
import { ChangeBudget, type CollectionPlan, planCollection } from './commit-plan.js';
import { idStart } from './row-changes.js';
import {
  type BatchDone,
  type Inserted,
  isPostponed,
  type Postponed,
  type RowWrite,
  type WriteRequest,
  type WriteResult,
} from './write-request.js';

/** The changes of a group, and the results of its writes once it's committed. */
export interface PlannedCommit<Member> {
  readonly commits: readonly CollectionCommit[];
  readonly headChanges: readonly HeadChange[];
  /** `undefined` if the collection doesn't exist any more. */
  readonly results: readonly (readonly [Member, WriteResult | Error | undefined])[];
  readonly postponed: readonly (readonly [Member, Postponed])[];
  /** Whether a result that needs no commit depends on the state, so that it's wrong if the state is outdated. */
  readonly isProvisional: boolean;
}

/** The rules that the plan follows, in addition to the state of the collections. */
export interface Rules {
  headroomOf(accountId: number): Headroom;
  validatorOf(schemaId: number): RowValidator | undefined;
}

/** A pure function: it changes nothing outside of its result. A bulk write must be the only member. */
export function planGroup<Member extends { readonly write: WriteRequest }>(
  members: readonly Member[],
  state: GroupState,
  { headroomOf, validatorOf }: Rules,
  time: number,
): PlannedCommit<Member> {
  const budget = new ChangeBudget();
  const rowRules = new RowRules(validatorOf);
  const headrooms = new Map<number, Headroom>();
  const commits: CollectionCommit[] = [];
  const headChanges: HeadChange[] = [];
  const results: (readonly [Member, WriteResult | Error | undefined])[] = [];
  const postponedOf = new Map<Member, Postponed>();
  let isProvisional = false;
  for (const [collection, ofCollection] of byCollection(members)) {
    const headroom = headrooms.get(collection.accountId) ?? headroomOf(collection.accountId);
    headrooms.set(collection.accountId, headroom);
    const [first] = ofCollection;
    const plan: CollectionPlan =
      first!.write.kind === 'bulk'
        ? planBulk(first!.write, state, time, headroom)
        : planCollection(
            collection,
            ofCollection.map(({ write }) => write as RowWrite),
            { state, time, budget, headroom, rules: rowRules },
          );
    isProvisional ||= plan.isProvisional;
    if (plan.commit !== undefined) {
      const [from, to] = [state.collection(collection.id)!.head, plan.commit.head];
      commits.push(plan.commit);
      headChanges.push({ collection, from, to });
      // Storage that the commit frees counts only after the commit, and not for other collections of the group.
      headroom.take(Math.max(0, from.rows - to.rows), Math.max(0, from.bytes - to.bytes));
    }
    plan.outcomes.forEach((outcome, index) => {
      const member = ofCollection[index]!;
      if (isPostponed(outcome)) postponedOf.set(member, outcome);
      else results.push([member, outcome]);
    });
  }
  // In the order of the group, in which they are put back into the queue.
  const postponed = members
    .filter((member) => postponedOf.has(member))
    .map((member) => [member, postponedOf.get(member)!] as const);
  return { commits, headChanges, results, postponed, isProvisional };
}

/** @param moved the new head of its only collection, if the database put the inserts after other commits */
export function resultsAfter<Member>(
  { results, headChanges: [change] }: PlannedCommit<Member>,
  moved: Head | undefined,
): PlannedCommit<Member>['results'] {
  if (moved === undefined) return results;
  return results.map(([member, result]) => {
    const isMoved =
      result !== undefined && 'kind' in result && (result.kind === 'insert' || result.kind === 'batch');
    return [member, isMoved ? movedOn(result, change!.to, moved) : result];
  });
}

/**
 * Corrects the result of inserts if the database put their group after other commits. Their sequence numbers
 * and ids increase by as much as the head has moved.
 */
function movedOn(result: Inserted | BatchDone, planned: Head, moved: Head): Inserted | BatchDone {
  const seq = result.seq + moved.seq - planned.seq;
  const more = moved.nextRowId - planned.nextRowId;
  const textWith = (id: number, text: string): string =>
    `${idStart}${id + more}${text.slice(idStart.length + String(id).length)}`;
  if (result.kind === 'batch') {
    const results = result.results.map(({ outcome, id, row }) => ({
      outcome,
      id: id + more,
      row: row && textWith(id, row),
    }));
    return { kind: 'batch', seq, results };
  }
  const { firstId } = result;
  const rows = result.rows?.map((row, index) => textWith(firstId + index, row));
  return { kind: 'insert', seq, firstId: firstId + more, ...(rows && { rows }) };
}

function byCollection<Member extends { readonly write: WriteRequest }>(members: readonly Member[]) {
  const ofIds = new Map<number, Member[]>();
  for (const member of members) {
    const { id } = member.write.collection;
    const known = ofIds.get(id);
    if (known === undefined) ofIds.set(id, [member]);
    else known.push(member);
  }
  return [...ofIds.values()].map((some) => [some[0]!.write.collection, some] as const);
}
