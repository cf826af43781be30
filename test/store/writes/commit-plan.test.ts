import { expect } from 'chai';
import type { CollectionRef, GroupState } from '../../../src/engines/engine.js';
import { Problem } from '../../../src/problem.js';
import type { Headroom } from '../../../src/store/limits/account-limits.js';
import { RowRules } from '../../../src/store/schemas/row-rules.js';
import { ChangeBudget, planCollection } from '../../../src/store/writes/commit-plan.js';
import type { RowWrite } from '../../../src/store/writes/write-request.js';

const collection: CollectionRef = { id: 1, accountId: 1, name: 'rows', incarnation: 'life' };
const data = (id: number, text: string): string => JSON.stringify({ id, text });

/** The state contains rows 1 and 2, each with a text of ten bytes. */
const state: GroupState = {
  collection: () => ({
    head: { seq: 2, nextRowId: 3, rows: 2, bytes: 2 * data(1, 'x'.repeat(10)).length },
    indexes: [],
    schemaId: 0,
  }),
  owner: () => undefined,
  row: (_collection, id) => ({ seq: id, data: data(id, 'x'.repeat(10)) }),
  isCurrent: true,
};

/** Returns a headroom for this number of bytes and any number of rows. */
function headroomFor(bytes: number): Headroom {
  let left = bytes;
  return {
    problemOf: (_rows, added) => (added > left ? new Problem('limit_reached', 'It is full.') : undefined),
    take: (_rows, added) => {
      left -= added;
    },
  };
}

function plan(writes: readonly RowWrite[], headroom: Headroom) {
  const { outcomes, commit } = planCollection(collection, writes, {
    state,
    time: 0,
    budget: new ChangeBudget(),
    headroom,
    rules: new RowRules(() => undefined),
  });
  const kinds = outcomes.map((outcome) => {
    if (outcome instanceof Problem) return outcome.code;
    return outcome !== undefined && 'kind' in outcome ? outcome.kind : outcome;
  });
  return { kinds, commit };
}

const remove = (id: number): RowWrite => ({ kind: 'delete', collection, id, precondition: undefined });
const write = (id: number, length: number): RowWrite => ({
  kind: 'update',
  collection,
  id,
  precondition: undefined,
  size: length,
  change: () => ({ id, text: 'x'.repeat(length) }),
});
const insert = (length: number): RowWrite => {
  const values = [{ text: 'x'.repeat(length) }];
  return { kind: 'insert', collection, rows: values.map((value) => JSON.stringify(value)), values };
};
const batch = (...lengths: readonly number[]): RowWrite => {
  const values = lengths.map((length) => ({ text: 'x'.repeat(length) }));
  const operations = values.map((value) => ({ op: 'insert' as const, text: JSON.stringify(value), value }));
  return { kind: 'batch', collection, operations, rowIds: [], size: 0 };
};

describe('a batch that only inserts rows', () => {
  it('is planned before the changes of the group, as an insert', () => {
    const { kinds, commit } = plan([write(1, 5), batch(1, 2), insert(3)], headroomFor(1_000));
    expect(kinds).to.deep.equal(['update', 'batch', 'insert']);
    const rows = [data(3, 'x'), data(4, 'xx'), data(5, 'xxx')];
    expect(commit?.inserted).to.deep.equal({ firstId: 3, firstSeq: 3, seqs: undefined, rows });
    expect(commit?.updated).to.deep.equal([{ id: 1, seq: 6, data: data(1, 'xxxxx') }]);
  });

  it('does not postpone the changes of the group, even if its rows are large', () => {
    const large = batch(200_000, 200_000, 200_000);
    expect(plan([large, batch(200_000), write(1, 5)], headroomFor(1_000_000)).kinds).to.deep.equal([
      'batch',
      'batch',
      'update',
    ]);
  });

  it('is rejected with the problem of its operation', () => {
    const { outcomes } = planCollection(collection, [batch(1, 300_000)], {
      ...{
        state,
        time: 0,
        budget: new ChangeBudget(),
        headroom: headroomFor(1_000_000),
        rules: new RowRules(() => undefined),
      },
    });
    expect(outcomes[0]).to.include({ code: 'value_unsupported' });
    expect((outcomes[0] as Problem).errors?.[0]?.pointer).to.equal('/operations/1/row');
  });
});

describe('a group of writes at a storage limit', () => {
  it('gives the bytes of a deleted row to later writes of the group', () => {
    const freed = data(1, 'x'.repeat(10)).length;
    expect(plan([remove(1), write(2, 10 + freed)], headroomFor(0)).kinds).to.deep.equal(['delete', 'update']);
    expect(plan([remove(1), write(2, 11 + freed)], headroomFor(0)).kinds).to.deep.equal([
      'delete',
      'limit_reached',
    ]);
  });

  it('gives the bytes of a row that became shorter to later writes of the group', () => {
    expect(plan([write(1, 4), write(2, 16)], headroomFor(0)).kinds).to.deep.equal(['update', 'update']);
    expect(plan([write(1, 4), write(2, 17)], headroomFor(0)).kinds).to.deep.equal([
      'update',
      'limit_reached',
    ]);
  });

  it('lets a write take exactly what is left, and counts it for the next one', () => {
    const size = data(3, 'x'.repeat(5)).length;
    expect(plan([insert(5)], headroomFor(size)).kinds).to.deep.equal(['insert']);
    expect(plan([insert(5)], headroomFor(size - 1)).kinds).to.deep.equal(['limit_reached']);
    expect(plan([insert(5), insert(0)], headroomFor(size)).kinds).to.deep.equal(['insert', 'limit_reached']);
  });

  it('leaves no trace of a rejected write in what it commits', () => {
    const { commit } = plan([write(1, 11), remove(2)], headroomFor(0));
    expect(commit?.updated).to.deep.equal([]);
    expect(commit?.deleted).to.deep.equal([2]);
    expect(commit?.head).to.deep.equal({
      seq: 3,
      nextRowId: 3,
      rows: 1,
      bytes: data(1, 'x'.repeat(10)).length,
    });
  });
});
