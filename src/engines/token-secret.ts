/**
 * The secret with which the server authenticates page tokens. All instances on one database share it, so that a token
 * is valid on each of them and after a restart.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { settingOf } from './settings.js';

const name = 'token_secret';

/** Returns the secret of the database in base64url. The first server on the database creates it. */
export function tokenSecret(knex: Knex): Promise<string> {
  return settingOf(knex, name, () => randomBytes(32).toString('base64url'));
}

/** Copies the secret, so that the copy recognizes the page tokens of the source. */
export async function copyTokenSecret(source: Knex, target: Knex): Promise<void> {
  const setting = await source('settings').where({ name }).first('name', 'value');
  if (setting !== undefined) await target('settings').insert(setting).onConflict('name').merge();
}
