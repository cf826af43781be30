/** Combines the handlers of all operations in the contract, which the modules in this folder implement. */
import type { AccountKeys } from '../access/account-keys.js';
import type { Meter } from '../access/meter.js';
import type { AccountTickets } from '../access/tickets/account-tickets.js';
import type { Handlers } from '../contract/handlers.js';
import type { TypedContracts } from '../contract/typed/contracts.js';
import type { Store } from '../store/store.js';
import { collections } from './collections.js';
import { console } from './documents/console.js';
import { documents, typedContracts } from './documents/documents.js';
import { health, type State } from './health.js';
import { keys } from './keys.js';
import { rowKeys } from './row-keys.js';
import { batches } from './rows/batch.js';
import { exports } from './rows/export.js';
import { rows } from './rows/rows.js';
import { schemas } from './schemas.js';
import { tickets } from './tickets.js';
import { usage } from './usage.js';

/** The operations that follow the changes of a collection. */
export type FeedHandlers = Pick<Handlers, 'openFeed' | 'listChanges' | 'streamChanges'>;

interface Parts {
  readonly store: Store;
  readonly meter: Meter;
  readonly accountKeys: AccountKeys;
  readonly accountTickets: AccountTickets;
  readonly typed: TypedContracts;
  readonly state: State;
  /** Returns the address where clients reach the server. Call it only when the server listens. */
  readonly address: () => URL;
  /** The path of this address, without a slash at the end. */
  readonly basePath: string;
  readonly feeds: FeedHandlers;
}

export function handlers({
  store,
  meter,
  accountKeys,
  accountTickets,
  typed,
  state,
  address,
  basePath,
  feeds,
}: Parts): Handlers {
  return {
    ...collections(store),
    ...rows(store),
    ...batches(store),
    ...schemas(store),
    ...rowKeys(store),
    ...exports(store),
    ...feeds,
    ...keys(accountKeys, store.idempotencyKeys),
    ...tickets(accountTickets, store.idempotencyKeys),
    ...usage(meter, store.tableReads),
    ...health(store, state),
    ...documents(address, basePath),
    ...typedContracts(typed),
    ...console(basePath),
  };
}
