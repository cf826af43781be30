import { expect } from 'chai';
import { typeNameOf } from '../../src/contract/type-names.js';

describe('what collections are called in documents', () => {
  const names: [collection: string, taken: string[], name: string][] = [
    ['notes', [], 'Notes'],
    ['shop_order-lines', [], 'ShopOrderLines'],
    ['2024', [], 'C2024'],
    ['_', [], 'C'],
    ['a__b-', [], 'AB'],
    ['notes', ['Notes'], 'Notes2'],
    ['NOTES', ['Notes'], 'NOTES2'],
    ['notes', ['Notes', 'Notes2'], 'Notes3'],
    ['notes2', ['Notes', 'Notes2'], 'Notes22'],
    ['aB', ['AB'], 'AB2'],
    // The contract itself already has schemas with the names InsertedRowList and Row.
    ['inserted', [], 'Inserted2'],
    ['row', [], 'Row'],
    ['notesRow', ['Notes'], 'NotesRow'],
  ];
  for (const [collection, taken, name] of names) {
    it(`${collection}${taken.length > 0 ? `, beside ${taken.join(', ')}` : ''}: ${name}`, async () => {
      expect(await typeNameOf(collection, async (types) => types.some(isOneOf(taken)))).to.equal(name);
    });
  }

  it('asks few questions, however many collections have similar names', async () => {
    const isTaken = isOneOf(Array.from({ length: 100_000 }, (_, n) => (n === 0 ? 'Notes' : `Notes${n + 1}`)));
    const questions: number[] = [];
    const name = await typeNameOf('notes', async (types) => {
      questions.push(types.length);
      return types.some(isTaken);
    });
    expect(name).to.equal('Notes100001');
    expect(questions.length).to.be.at.most(40);
    expect(Math.max(...questions)).to.be.at.most(100);
  });
});

/** Returns whether a type name in lower case is one of these. */
function isOneOf(typeNames: readonly string[]): (typeName: string) => boolean {
  const lowered = new Set(typeNames.map((each) => each.toLowerCase()));
  return (typeName) => lowered.has(typeName);
}
