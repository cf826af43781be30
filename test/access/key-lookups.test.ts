/** A key that isn't cached is found while other work occupies all connections for changes. */
import { expect } from 'chai';
import { KeyLookups } from '../../src/access/key-lookups.js';
import { Shares } from '../../src/fairness/shares.js';
import { hashKey } from '../../src/text/api-key.js';
import { database, make, openFresh, removeFresh } from '../support/keys.js';

describe('a key that is looked up', () => {
  beforeEach(openFresh);
  afterEach(removeFresh);

  it('does not wait for transactions', async () => {
    const { id, text } = await make();
    const { knex } = database;
    // The pool of PostgreSQL has 3 connections.
    const most: number = knex.client.pool?.max ?? 3;
    const held = await Promise.all(Array.from({ length: most }, () => knex.transaction()));
    try {
      const found = new KeyLookups(database, new Shares()).find(hashKey(text), 'here', false);
      expect((await found)?.id).to.equal(id);
    } finally {
      for (const each of held) await each.rollback();
    }
  }).timeout(4_000);
});
