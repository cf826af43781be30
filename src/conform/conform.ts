/**
 * Checks whether a deployment conforms to the contract. It calls every operation and compares the responses
 * with the contract, in a new collection that it deletes at the end. In the account's own collections, it calls
 * every operation of the typed contract.
 */
import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../generated/operations.js';
import type { Check } from './check.js';
import { batchChecks } from './checks/batches.js';
import { bulkChecks } from './checks/bulk.js';
import { changeChecks } from './checks/changes.js';
import {
  accessChecks,
  collectionChecks,
  creationChecks,
  deletionChecks,
  usageChecks,
} from './checks/collections.js';
import { contractChecks } from './checks/contracts.js';
import { documentChecks } from './checks/documents.js';
import { exportChecks } from './checks/exports.js';
import { feedChecks } from './checks/feeds.js';
import { historyChecks, keyChecks } from './checks/keys.js';
import { repeatChecks } from './checks/repeats.js';
import { rowKeyChecks } from './checks/row-keys.js';
import { rowChecks } from './checks/rows.js';
import { schemaChecks } from './checks/schemas.js';
import { ticketChecks } from './checks/tickets.js';
import { OwnCollections } from './own.js';
import { Patience, Unjudged } from './patience.js';
import { NoAnswer, World } from './world.js';

export interface CheckResult {
  readonly operation: string;
  readonly name: string;
  /** How the deployment breaks the contract. Empty if the check passed or could not be decided. */
  readonly failures: readonly string[];
  /** The reason why the check could not be decided. Undefined if it was decided. */
  readonly unjudged?: string;
}

/** `broken` if a check failed, otherwise `unjudged` if one could not be decided, otherwise `kept`. */
type Verdict = 'kept' | 'broken' | 'unjudged';

export interface Report {
  readonly verdict: Verdict;
  readonly checks: readonly CheckResult[];
  /** The names of collections of the run, and rows in other collections, that could not be deleted. */
  readonly left: readonly string[];
  /** The ids of the keys that the run has created and revoked. */
  readonly keys: readonly string[];
}

export interface ConformOptions {
  /**
   * How long the run can wait in total if the server returns 429 or 503, in milliseconds. The same time is
   * available again for deleting the collections of the run.
   */
  readonly waitMs?: number;
  /** Stops the run when it aborts. The collections of the run are still deleted. */
  readonly signal?: AbortSignal;
  /** Runs only the checks of these operations, and the one that creates the collection. By default, all. */
  readonly operations?: readonly OperationId[];
}

/** The deployment doesn't respond, or the key lacks permissions that the checks need. */
export class NotCheckable extends Error {}

interface Stage {
  readonly checks: readonly Check[];
  /** Whether the checks need the collection to exist (`there`) or to be deleted (`gone`). */
  readonly needs?: 'there' | 'gone';
}

/** The check that creates the collection of the run. */
const creation = creationChecks[0]!;

/** The checks in the order in which they run. */
const stages: readonly Stage[] = [
  { checks: [...documentChecks, ...accessChecks] },
  { checks: [creation] },
  {
    checks: [
      ...creationChecks.slice(1),
      ...collectionChecks,
      ...rowChecks,
      ...bulkChecks,
      ...batchChecks,
      ...exportChecks,
      ...repeatChecks,
      ...schemaChecks,
      ...rowKeyChecks,
      ...contractChecks,
      ...feedChecks,
      ...changeChecks,
      ...keyChecks,
      ...ticketChecks,
    ],
    needs: 'there',
  },
  { checks: [...usageChecks, ...historyChecks] },
  { checks: deletionChecks.slice(0, 1), needs: 'there' },
  { checks: deletionChecks.slice(1), needs: 'gone' },
];
export const checks: readonly Check[] = stages.flatMap((stage) => stage.checks);

const defaultWaitMs = 60_000;
/** After this many consecutive checks without a response, the run skips the remaining checks. */
const maxSilent = 3;

/**
 * Runs the checks.
 *
 * @param url the address of the deployment
 * @param key a key with the scopes `read` and `write`, not limited to certain collections
 * @throws NotCheckable
 */
export async function conform(url: string, key: string, options: ConformOptions = {}): Promise<Report> {
  const patience = new Patience(options.waitMs ?? defaultWaitMs, options.signal);
  const collection = `conform_${randomBytes(6).toString('hex')}`;
  const world = new World(url.replace(/\/+$/, ''), key, patience, collection);
  await refuseUncheckable(world);
  const results: CheckResult[] = [];
  const own = await OwnCollections.read(world);
  // A deployment that breaks the contract here also fails a check of this operation.
  world.takeFailures();
  let rows: readonly string[] = [];
  const ofRun: readonly Stage[] = [stages[0]!, { checks: own.checks }, ...stages.slice(1)];
  try {
    let silent = 0;
    let cause: string | undefined;
    for (const { checks, needs } of ofRun) {
      for (const check of checks) {
        const { operation, name, run } = check;
        const general = check.general ?? (operation as OperationId);
        if (check !== creation && options.operations?.includes(general) === false) continue;
        // If an earlier check could not be decided, the checks that depend on it can't be decided either.
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
    // Deletes the collections even if the run failed or was interrupted.
    patience.removing();
    rows = await own.removeRows(world);
    for (const name of world.made) {
      await world.ask('deleteCollection', { collection: name }).catch(() => undefined);
    }
  }
  return {
    verdict: verdictOf(results),
    checks: results,
    left: [...world.made, ...rows],
    keys: [...world.keys],
  };
}

function verdictOf(results: readonly CheckResult[]): Verdict {
  if (results.some(({ failures }) => failures.length > 0)) return 'broken';
  return results.some(({ unjudged }) => unjudged !== undefined) ? 'unjudged' : 'kept';
}

async function refuseUncheckable(world: World): Promise<void> {
  const probe = (error: Error): undefined => {
    if (error instanceof NoAnswer) throw new NotCheckable(`${world.url} does not respond: ${error.message}.`);
    // Continues, because some checks need no key. The other checks will report the same reason.
    if (!(error instanceof Unjudged)) throw error;
  };
  const answer = await world.ask('listCollections').catch(probe);
  world.takeFailures();
  if (answer?.status === 401) throw new NotCheckable(`${world.url} does not accept the key.`);
  const { code } = (await world.ask('createCollection', { body: {} }).catch(probe))?.json ?? {};
  world.takeFailures();
  if (answer?.status === 403 || code === 'scope_insufficient') {
    throw new NotCheckable(
      'The key must have the read and write scopes, and must not be limited to certain collections.',
    );
  }
}
