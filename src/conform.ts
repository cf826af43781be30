/** Checks whether a deployment keeps the contract: walks its whole interface in a collection of its own. */
import { randomBytes } from 'node:crypto';
import type { OperationId } from '../generated/operations.js';
import { type Check, World } from './conform/check.js';
import { Client } from './conform/client.js';
import {
  accessChecks,
  collectionChecks,
  creationChecks,
  deletionChecks,
  usageChecks,
} from './conform/collections.js';
import { documentChecks } from './conform/documents.js';
import { feedChecks } from './conform/feeds.js';
import { rowChecks } from './conform/rows.js';

export interface CheckResult {
  readonly operation: OperationId;
  readonly name: string;
  /** What isn't as it should be; none when the check passed. */
  readonly failures: readonly string[];
}

/** There is nothing to check: no answer, or a key that may not do what the checks do. */
export class NotCheckable extends Error {}

/** In the order in which they are run. */
export const checks: readonly Check[] = [
  ...documentChecks,
  ...accessChecks,
  ...creationChecks,
  ...collectionChecks,
  ...rowChecks,
  ...feedChecks,
  ...usageChecks,
  ...deletionChecks,
];

/**
 * @param url of the deployment
 * @param key with the scopes `read` and `write`, not bound to collections
 * @throws NotCheckable
 */
export async function conform(url: string, key: string): Promise<CheckResult[]> {
  const client = new Client(url.replace(/\/+$/, ''), key);
  await refuseUncheckable(client);
  const world = new World(client, `conform_${randomBytes(6).toString('hex')}`);
  const results: CheckResult[] = [];
  try {
    for (const { operation, name, run } of checks) {
      await run(world).catch((error: Error) => client.note(error.message));
      world.endFeeds();
      results.push({ operation, name, failures: client.takeFailures() });
    }
  } finally {
    // Whatever happened, nothing is left behind.
    await client.ask('deleteCollection', world.at()).catch(() => undefined);
  }
  return results;
}

async function refuseUncheckable(client: Client): Promise<void> {
  const answer = await client.ask('listCollections').catch((error: Error) => {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    throw new NotCheckable(
      `There is no answer from ${client.url}: ${cause?.code ?? cause?.message ?? error.message}.`,
    );
  });
  client.takeFailures();
  if (answer.status === 401) throw new NotCheckable(`${client.url} does not take the key.`);
  const { code } = (await client.ask('createCollection', { body: {} })).json ?? {};
  client.takeFailures();
  if (answer.status === 403 || code === 'scope_insufficient') {
    throw new NotCheckable('The key needs the scopes read and write, and may not be bound to collections.');
  }
}
