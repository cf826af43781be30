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
    it(`${collection}${taken.length > 0 ? `, beside ${taken.join(', ')}` : ''}: ${name}`, () => {
      expect(typeNameOf(collection, taken)).to.equal(name);
    });
  }
});
