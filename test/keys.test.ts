import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { Authenticator, type Caller, type Loss } from '../src/auth.js';
import { type Database, openDatabase } from '../src/database.js';
import { GuessLimiter } from '../src/guesses.js';
import {
  createFirstKey,
  createKey,
  generateKey,
  isWellFormed,
  listKeys,
  type NewKey,
  type Rights,
  registerEnvironmentKey,
  revokeKey,
  rotateKey,
  updateKey,
} from '../src/keys.js';
import { Meter } from '../src/usage.js';
import { removeDirectory, temporaryDirectory } from './support/service.js';

const allRights: Rights = { scopes: ['read', 'write'], collections: undefined, expiresAt: undefined };

describe('the form of a key', () => {
  it('is rf_, 32 characters and their CRC-32 in base62', () => {
    for (const key of [
      'rf_000000000000000000000000000000000Qa2Ot',
      'rf_0123456789ABCDEFGHIJKLMNOPQRSTUV0Wp2Lj',
    ]) {
      expect(key).to.match(/^rf_[0-9A-Za-z]{38}$/);
    }
    for (let n = 0; n < 1_000; n += 1) {
      const key = generateKey();
      expect(key).to.match(/^rf_[0-9A-Za-z]{38}$/);
      expect(isWellFormed(key)).to.equal(true);
    }
  });
});
