/** Checks whether a deployment keeps the contract: walks its whole interface in a collection of its own. */
import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../generated/operations.js';
import { bulkChecks } from './bulk.js';
import { type Check, World } from './check.js';
import { NoAnswer } from './client.js';
import {
  accessChecks,
  collectionChecks,
  creationChecks,
  deletionChecks,
  usageChecks,
} from './collections.js';
import { contractChecks } from './contracts.js';
import { documentChecks } from './documents.js';
import { exportChecks } from './exports.js';
import { feedChecks } from './feeds.js';
import { historyChecks, keyChecks } from './keys.js';
import { Patience, Unjudged } from './patience.js';
import { repeatChecks } from './repeats.js';
import { rowChecks } from './rows.js';
import { schemaChecks } from './schemas.js';

export interface CheckResult {
  readonly operation: OperationId;
  readonly name: string;
  /** The breaches found; none when the check passed, or could not be judged. */
  readonly failures: readonly string[];
  /** Why it could not be judged. */
  readonly unjudged?: string;
}

/** `broken` when any check failed, else `unjudged` when any could not be judged. */
export type Verdict = 'kept' | 'broken' | 'unjudged';

export interface Report {
  readonly verdict: Verdict;
  readonly checks: readonly CheckResult[];
  /** Collections of the run that could not be removed. */
  readonly left: readonly string[];
}

export interface ConformOptions {
  /** Milliseconds to wait in all where the deployment asks to (429, 503), and as long again to remove the collections made. */
  readonly waitMs?: number;
  /** Ends the run; the collections made are removed. */
  readonly signal?: AbortSignal;
  /** Only their checks, and the one that makes the collection of the run; all unless given. */
  readonly operations?: readonly OperationId[];
}

/** There is nothing to check: no answer, or a key without the rights that the checks need. */
export class NotCheckable extends Error {}

interface Stage {
  readonly checks: readonly Check[];
  /** Whether its checks are built on the collection's being there, or on its being gone. */
  readonly needs?: 'there' | 'gone';
}

/** Makes the collection of the run. */
const creation = creationChecks[0]!;

/** In the order in which they are run. */
const stages: readonly Stage[] = [
  { checks: [...documentChecks, ...accessChecks] },
  { checks: [creation] },
  {
    checks: [
      ...creationChecks.slice(1),
      ...collectionChecks,
      ...rowChecks,
      ...bulkChecks,
      ...exportChecks,
      ...repeatChecks,
      ...schemaChecks,
      ...contractChecks,
      ...feedChecks,
      ...keyChecks,
    ],
    needs: 'there',
  },
  { checks: [...usageChecks, ...historyChecks] },
  { checks: deletionChecks.slice(0, 1), needs: 'there' },
  { checks: deletionChecks.slice(1), needs: 'gone' },
];
export const checks: readonly Check[] = stages.flatMap((stage) => stage.checks);

const defaultWaitMs = 60_000;
/** So many checks without an answer one after the other, and the others are not tried. */
const maxSilent = 3;

/**
 * @param url of the deployment
 * @param key with the scopes `read` and `write`, not bound to collections
 * @throws NotCheckable
 */
export async function conform(url: string, key: string, options: ConformOptions = {}): Promise<Report> {
  const patience = new Patience(options.waitMs ?? defaultWaitMs, options.signal);
  const collection = `conform_${randomBytes(6).toString('hex')}`;
  const world = new World(url.replace(/\/+$/, ''), key, patience, collection);
  await refuseUncheckable(world);
  const results: CheckResult[] = [];
  try {
    let silent = 0;
    let cause: string | undefined;
    for (const { checks, needs } of stages) {
      for (const check of checks) {
        const { operation, name, run } = check;
        if (check !== creation && options.operations?.includes(operation) === false) continue;
        // A check that is built on one that could not be judged can't be either.
        const isAsNeeded = needs === undefined || world.made.has(world.collection) === (needs === 'there');
        if (cause !== undefined && (silent >= maxSilent || !isAsNeeded)) {
          results.push({ operation, name, failures: [], unjudged: cause });
          continue;
        }
        let unjudged: string | undefined;
        await run(world).then(
          () => (silent = 0),
          (error: Error) => {
            silent = error instanceof NoAnswer ? silent + 1 : 0;
            if (error instanceof Unjudged) unjudged = cause = error.message;
            else world.note(error.message);
          },
        );
        world.endFeeds();
        results.push({ operation, name, failures: world.takeFailures(), ...(unjudged && { unjudged }) });
      }
    }
  } finally {
    // However the run ended, it leaves nothing behind that can be removed.
    patience.removing();
    for (const name of world.made) {
      await world.ask('deleteCollection', { collection: name }).catch(() => undefined);
    }
  }
  return { verdict: verdictOf(results), checks: results, left: [...world.made] };
}

function verdictOf(results: readonly CheckResult[]): Verdict {
  if (results.some(({ failures }) => failures.length > 0)) return 'broken';
  return results.some(({ unjudged }) => unjudged !== undefined) ? 'unjudged' : 'kept';
}

async function refuseUncheckable(world: World): Promise<void> {
  const probe = (error: Error): undefined => {
    if (error instanceof NoAnswer)
      throw new NotCheckable(`There is no answer from ${world.url}: ${error.message}.`);
    // The checks will find that too, but for those that need no key.
    if (!(error instanceof Unjudged)) throw error;
  };
  const answer = await world.ask('listCollections').catch(probe);
  world.takeFailures();
  if (answer?.status === 401) throw new NotCheckable(`${world.url} does not take the key.`);
  const { code } = (await world.ask('createCollection', { body: {} }).catch(probe))?.json ?? {};
  world.takeFailures();
  if (answer?.status === 403 || code === 'scope_insufficient') {
    throw new NotCheckable('The key needs the scopes read and write, and may not be bound to collections.');
  }
}
