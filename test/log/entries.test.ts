import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import type { GroupState } from '../../src/engines/engine.js';
import { cursorOf, entityTagOf, pointOf } from '../../src/log/cursor.js';
import {
  type Before,
  type Change,
  changesOf,
  deleteText,
  EntryWriter,
  insertText,
  updateText,
} from '../../src/log/entry.js';
import { frameOf, loggedChangesOf } from '../../src/log/frames.js';
import { boundless } from '../../src/store/limits/account-limits.js';
import { RowRules } from '../../src/store/schemas/row-rules.js';
import { ChangeBudget, planCollection } from '../../src/store/writes/commit-plan.js';
import { type JsonObject, type JsonValue, mergePatch } from '../../src/values/values.js';
import { fieldNames, value } from '../support/arbitraries.js';
import { holdFrame } from '../support/contract.js';
import { cases, seed } from '../support/suite.js';

const collection = { id: 1, accountId: 1, name: 'notes', incarnation: 'k3f9x2mq' };
const names = [...fieldNames, '10', '-1', '+', '~{', '=', '<', '\n', '\n+{}', '\\n', 'toString', '\u2028'];
const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5, noNullPrototype: true });
const row = fields.map((given) => JSON.stringify({ id: 7, ...given }));
const oldValue = fc.oneof(
  fc.constant([] as const),
  value.map((each) => [each] as const),
);
const before: fc.Arbitrary<Before> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...names, '__proto__'), oldValue), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 5,
  })
  .map((pairs) => new Map(pairs));

type Written = { kind: 'insert' | 'delete'; row: string } | { kind: 'update'; row: string; before: Before };
const written: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert' as const, 'delete' as const), row }),
  fc.record({ kind: fc.constant('update' as const), row, before }),
);

function write(writer: EntryWriter, change: Written): void {
  if (change.kind === 'update') writer.add(updateText(change.row, change.before));
  else writer.add(change.kind === 'insert' ? insertText(change.row) : deleteText(change.row));
}

function asRead(change: Written): Change {
  if (change.kind !== 'update') return change;
  const { kind, row, before } = change;
  return {
    kind,
    row,
    changed: JSON.stringify([...before.keys()]),
    before: JSON.stringify([...before.values()]),
  };
}

describe(`entries of the log (seed ${seed})`, () => {
  it('are stored as databases have them', () => {
    const writer = new EntryWriter(4);
    const before: Before = new Map<string, [] | [unknown]>([
      ['due', []],
      ['text', ['a\nb']],
    ]);
    writer.add(insertText('{"id":1,"text":"a\\nb"}'));
    writer.add(updateText('{"id":1,"due":null}', before));
    writer.add(deleteText('{"id":1,"due":null}'));
    expect(writer.entries()).to.deep.equal([
      {
        firstSeq: 5,
        lastSeq: 7,
        changes:
          '+{"id":1,"text":"a\\nb"}\n~{"id":1,"due":null}\n=["due","text"]\n<[[],["a\\nb"]]\n-{"id":1,"due":null}',
      },
    ]);
  });

  it('are read as they were written, whatever the rows hold', () => {
    const property = fc.property(fc.array(written, { maxLength: 8 }), fc.nat(), (changes, seq) => {
      const writer = new EntryWriter(seq);
      for (const change of changes) write(writer, change);
      expect(writer.seq).to.equal(seq + changes.length);
      expect(writer.entries().flatMap(changesOf)).to.deep.equal(changes.map(asRead));
    });
    fc.assert(property, { seed, numRuns: cases(1_000) });
  });

  it('hold no more than a reader takes at once, but for a change that is larger by itself', () => {
    const size = fc.oneof(
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom(100_000, 131_070, 131_071, 262_143, 300_000),
    );
    const property = fc.property(fc.array(size, { minLength: 1, maxLength: 20 }), (sizes) => {
      const writer = new EntryWriter(0);
      for (const length of sizes) writer.insert('x'.repeat(length));
      const entries = writer.entries();
      let next = 1;
      for (const { firstSeq, lastSeq, changes } of entries) {
        expect(firstSeq).to.equal(next);
        expect(lastSeq).to.be.at.least(firstSeq);
        if (lastSeq > firstSeq) expect(changes.length).to.be.at.most(262_144);
        next = lastSeq + 1;
      }
      expect(next).to.equal(sizes.length + 1);
      expect(entries.flatMap(changesOf).map((change) => change.row.length)).to.deep.equal(sizes);
      // Two consecutive entries would not fit into one.
      for (const [index, entry] of entries.slice(1).entries()) {
        const first = changesOf(entry)[0]!.row.length;
        expect(entries[index]!.changes.length + first + 2).to.be.above(262_144);
      }
    });
    fc.assert(property, { seed, numRuns: cases(200) });
  });

  it('give the frames of the contract, with the fields that changed and what they were', () => {
    const property = fc.property(fields, fields, (was, patch) => {
      const old: JsonObject = { id: 7, ...(was as JsonObject) };
      const state: GroupState = {
        collection: () => ({ head: { seq: 8, nextRowId: 8, rows: 1, bytes: 0 }, indexes: [], schemaId: 0 }),
        owner: () => undefined,
        row: () => ({ seq: 8, data: JSON.stringify(old) }),
        isCurrent: true,
      };
      const on = { collection, id: 7, precondition: undefined };
      const writes = [
        { kind: 'insert', collection, rows: [JSON.stringify(patch)], values: [patch as JsonObject] },
        { ...on, kind: 'update', size: 1, change: (row: JsonObject) => mergePatch(row, patch as JsonObject) },
        { ...on, kind: 'delete' },
      ] as const;
      const group = {
        state,
        time: 1_741_944_413_589,
        budget: new ChangeBudget(),
        headroom: boundless,
        rules: new RowRules(() => undefined),
      };
      const { commit } = planCollection(collection, writes, group);
      const entries = commit!.log.map((entry) => ({ ...entry, time: commit!.time }));
      const changes = entries.flatMap((entry) => loggedChangesOf(entry));
      const frames = changes.map((change) => frameOf(change, collection));
      const now = mergePatch(old, patch as JsonObject);
      const isChanged = !isDeepStrictEqual(now, old);
      expect(frames.map(({ event }) => event)).to.deep.equal(
        isChanged ? ['insert', 'update', 'delete'] : ['insert', 'delete'],
      );
      frames.forEach(({ event: kind, text }, index) => {
        holdFrame(text);
        const frame = JSON.parse(text);
        const seq = 9 + index;
        expect(frame).to.deep.include({ event: kind, seq, cursor: cursorOf('k3f9x2mq', seq) });
        expect(frame).to.deep.include({ collection: 'notes', time: '2025-03-14T09:26:53.589Z' });
        expect(frame.row).to.deep.equal(kind === 'insert' ? { id: 8, ...patch } : now);
        if (kind !== 'update') return;
        const differ = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
          (name) =>
            Object.hasOwn(old, name) !== Object.hasOwn(now, name) || !isDeepStrictEqual(old[name], now[name]),
        );
        expect(frame.changed).to.have.members(differ).and.to.have.length(differ.length);
      });
      const update = entries.flatMap(changesOf).find((change) => change.kind === 'update');
      if (update?.kind !== 'update') return;
      const restored = new Map(Object.entries(now));
      const changed = JSON.parse(update.changed) as string[];
      (JSON.parse(update.before) as ([] | [JsonValue])[]).forEach((held, index) => {
        if (held.length === 0) restored.delete(changed[index]!);
        else restored.set(changed[index]!, held[0]);
      });
      expect(Object.fromEntries(restored)).to.deep.equal(old);
    });
    fc.assert(property, { seed, numRuns: cases(500) });
  });
});

describe('cursors', () => {
  it('are read as they were made, and entity tags are cursors in quotes', () => {
    for (const seq of [0, 1, 1_042, Number.MAX_SAFE_INTEGER]) {
      const cursor = cursorOf('k3f9x2mq', seq);
      expect(pointOf(cursor)).to.deep.equal({ incarnation: 'k3f9x2mq', seq });
      expect(entityTagOf('k3f9x2mq', seq)).to.equal(`"${cursor}"`);
    }
  });
});
