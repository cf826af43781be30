import { expect } from 'chai';
import { linesOf } from '../../src/console/rows/lines.js';

describe('the code examples of a list', () => {
  const sort = { field: 'id', direction: 'asc' } as const;
  const [curl, live] = linesOf('http://x', { collection: 'notes', filter: undefined, sort }, { text: 'a' });

  it('have the placeholders of the guides for the key', () => {
    expect(curl!.text).to.equal(`curl -w '\\n' -H "x-api-key: $KEY" 'http://x/v1/collections/notes/rows'`);
    // Pages in a browser have no environment variables.
    expect(live!.text).to.include(`mirror({ url: 'http://x', key: 'rf_...', collection: "notes" })`);
    expect(live!.text).to.not.include('process');
  });
});
