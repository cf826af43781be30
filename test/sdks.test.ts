import { expect } from 'chai';
import { stepsOf } from '../scripts/sdk-check/generator.js';
import { generators } from '../scripts/sdk-check/generators.js';
import { cellsOf, heading } from '../scripts/sdk-check/table.js';
import { section, tableRows } from './support/readme.js';

/** That they are right is for `npm run sdk-check` to say, which needs their toolchains. */
describe('the generators of clients', () => {
  it('are in the guide as npm run sdk-check tries them: versions, documents, commands and notes', () => {
    const rows = tableRows(section('src/docs/sdks.md', heading));
    const told = rows.map(([language, name, document, command, _right, note]) => [
      language,
      name,
      document,
      command,
      note,
    ]);
    expect(told).to.deep.equal(generators.map(cellsOf));
  });

  it('have results in the guide that are theirs', () => {
    for (const [, name, , , right] of tableRows(section('src/docs/sdks.md', heading))) {
      const generator = generators.find((each) => name === `${each.name} ${each.version}`)!;
      expect(right, name).to.match(new RegExp(`^\\d+ and \\d+ of ${stepsOf(generator).length}$`));
    }
  });

  it('have names that no other has', () => {
    const names = generators.map(({ name }) => name);
    expect(names).to.have.lengthOf(new Set(names).size);
  });
});
