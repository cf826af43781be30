/** Reads the idempotency key of a request, and checks that a retry equals the first request with the key. */
import { createHash } from 'node:crypto';
import {
  type OperationDescription,
  type OperationId,
  operations,
  patterns,
} from '../../generated/operations.js';
import type { Caller } from '../access/rights.js';
import { Problem } from '../problem.js';
import { type IdempotencyKeys, type KeyedRequest, keyReused } from '../store/writes/idempotency-keys.js';
import type { BodyCall, ReceivedBody } from './body.js';
import { readParameters } from './parameters.js';
import type { Match } from './route.js';

/** Node.js converts the names of headers to lower case. */
const header = 'idempotency-key';

/**
 * The headers that can change the outcome of a request with an idempotency key, in lower case: all that the
 * contract declares or rejects for an operation that accepts the key. They are sorted, so that the order in the
 * contract doesn't matter for stored fingerprints.
 */
export const decidingHeaders: readonly string[] = [
  ...new Set(
    Object.values<OperationDescription>(operations)
      .map(({ parameters, refusedHeaders }) => [
        ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase()),
        ...refusedHeaders.map((name) => name.toLowerCase()),
      ])
      .filter((names) => names.includes(header))
      .flat(),
  ),
]
  .filter((name) => name !== header)
  .sort();

/** The parts of a request that matter for its idempotency key. */
export interface KeyedCall extends BodyCall {
  readonly accountId: number;
  readonly caller: Caller | undefined;
  readonly method: string;
  readonly path: string;
  /** Set if the request has an idempotency key. */
  keyed: KeyedRequest | undefined;
}

/**
 * Returns the idempotency key of a request, without quotes. Returns undefined if the request has no key or
 * the operation doesn't accept one.
 *
 * @throws Problem parameter_invalid
 */
export function idempotencyKeyOf(
  { headers, query }: KeyedCall,
  { operation: { id, parameters }, pathParameters }: Match,
): string | undefined {
  const text = headers[header] as string | undefined;
  if (text === undefined || !parameters.some(({ name }) => name.toLowerCase() === header)) return undefined;
  // The key is malformed, so this call throws the problem that describes it.
  if (!patterns.IdempotencyKey.test(text)) readParameters(id as OperationId, pathParameters, query, headers);
  return text.startsWith('"') ? text.slice(1, -1) : text;
}

/**
 * Marks the key as in progress and reads the body, if the operation has one. If a request with this key was
 * already executed, this request must be the same. If it differs, the result is idempotency_key_reused, even
 * if its body has errors too.
 *
 * @param receive reads the body, and returns undefined if the request does not have a body
 * @throws Problem idempotency_in_progress, idempotency_key_reused, or a problem with the body
 */
export async function beginKeyed(
  keys: Pick<IdempotencyKeys, 'begin'>,
  call: KeyedCall,
  key: string,
  receive: () => Promise<ReceivedBody> | undefined,
): Promise<ReceivedBody | undefined> {
  const keyed = await keys.begin(call, scopedKey(call, key));
  call.keyed = keyed;
  try {
    const body = await receive();
    keyed.identify(fingerprintOf(call, body));
    return body;
  } catch (error) {
    // The body of the first request was readable, so an unreadable body belongs to a different request.
    throw keyed.isReplayed && error instanceof Problem && error.status < 500 ? keyReused() : error;
  }
}

/**
 * Returns the key as it is stored. With a ticket, it belongs to the account, the issuing key, the subject and the
 * grants. Keys of clients contain no space, so the keys of tickets are different from all of them.
 */
function scopedKey({ caller }: KeyedCall, key: string): string {
  return caller?.ticket === undefined ? key : `${caller.ticket.ticket.idempotencyScope} ${key}`;
}

/**
 * Returns a hash that identifies the request. 128 bits of it are enough. The parts before the body can't
 * contain a line feed, so the parts can't be confused.
 */
function fingerprintOf({ method, path, query, headers }: KeyedCall, body: ReceivedBody | undefined): string {
  const others = [method, path, query, body?.mediaType, ...decidingHeaders.map((name) => headers[name])];
  const digest = createHash('sha256').update(`${others.join('\n')}\n`);
  for (const chunk of body?.chunks ?? []) digest.update(chunk);
  return digest.digest('base64url').slice(0, 22);
}
