import { expect } from 'chai';
import { commitParameters } from '../../../src/engines/sqlite/commit/commit-parameters.js';
import { EntryWriter } from '../../../src/log/entry.js';

const rowBytes = 1_000;
const count = 1_000;

/** The commit of one insert of many rows, whose log has several entries. */
function bigInsert(text: string): Parameters<typeof commitParameters>[0][number] {
  const log = new EntryWriter(5);
  const rows = Array.from({ length: count }, (_, n) => JSON.stringify({ id: 9 + n, text }));
  for (const row of rows) log.insert(row);
  const head = { seq: 5 + count, nextRowId: 9 + count, rows: count, bytes: count * rowBytes };
  return {
    commit: {
      ...{ collectionId: 1, head, time: 0, log: log.entries(), updated: [], deleted: [], keyed: [] },
      inserted: { firstId: 9, firstSeq: 6, seqs: undefined, rows },
      keys: { removed: [], added: [] },
    },
    known: { head: { ...head, seq: 5, bytes: 0 }, indexVersion: 1, indexes: [] },
  } as unknown as Parameters<typeof commitParameters>[0][number];
}

describe('the statement of a commit', () => {
  for (const [name, text] of [
    ['ASCII', 'x'.repeat(rowBytes)],
    ['other text', 'ж'.repeat(rowBytes / 2)],
  ] as const) {
    it(`contains the text of each inserted row once (${name})`, () => {
      const parameters = commitParameters([bigInsert(text)], []);
      const sizes = parameters.map((value) =>
        typeof value === 'string' ? Buffer.byteLength(value) : Buffer.isBuffer(value) ? value.length : 0,
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(bytes).to.be.below(1.1 * count * rowBytes);
    });
  }
});
