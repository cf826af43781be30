/** What makes a request the same as an earlier one with its Idempotency-Key. */
import { createHash, type Hash } from 'node:crypto';
import { type OperationId, patterns } from '../../generated/operations.js';
import { Problem } from '../errors.js';
import { type IdempotencyKeys, type KeyedRequest, keyReused } from '../store/idempotency-keys.js';
import { readMediaType } from './body.js';
import { readParameters } from './parameters.js';
import type { Match, Operation } from './route.js';

/** As Node.js has the name. */
const header = 'idempotency-key';

/** A request as far as its key is concerned. */
export interface KeyedCall {
  readonly accountId: number;
  readonly method: string;
  readonly path: string;
  /** As sent, without `?`. */
  readonly query: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** The body's text, in its turn to be parsed; the empty text where there is none. `hash` is given its bytes. */
  readText(hash?: Hash): Promise<string>;
  /** Where it bears a key. */
  keyed: KeyedRequest | undefined;
}

/**
 * The key of a request, without quotes; undefined where it has none or the operation writes nothing.
 *
 * @throws Problem parameter_invalid
 */
export function idempotencyKeyOf(
  { headers, query }: KeyedCall,
  { operation: { id, parameters }, pathParameters }: Match,
): string | undefined {
  const text = headers[header] as string | undefined;
  if (text === undefined || !parameters.some(({ name }) => name.toLowerCase() === header)) return undefined;
  // Which says what is wrong with it.
  if (!patterns.IdempotencyKey.test(text)) readParameters(id as OperationId, pathParameters, query, headers);
  return text.startsWith('"') ? text.slice(1, -1) : text;
}

/**
 * Takes a request under way, and its body, if the operation takes one. Where a request with the key was carried out, this
 * one has to be the same, whatever else there is to say of it.
 *
 * @throws Problem idempotency_in_progress, idempotency_key_reused, and those of the body
 */
export async function beginKeyed(
  keys: Pick<IdempotencyKeys, 'begin'>,
  call: KeyedCall,
  operation: Operation,
  key: string,
): Promise<{ readonly mediaType: string; readonly text: string } | undefined> {
  const keyed = await keys.begin(call.accountId, key);
  call.keyed = keyed;
  const hash = createHash('sha256');
  const body = await readHashed(call, operation, keyed, hash);
  keyed.identify(hash.digest('base64url'));
  return body;
}

async function readHashed(call: KeyedCall, { id }: Operation, keyed: KeyedRequest, hash: Hash) {
  try {
    const { method, path, query, headers } = call;
    const mediaType = readMediaType(id as OperationId, headers);
    const others = [method, path, query, mediaType, headers['if-match'], headers.prefer];
    hash.update(`${JSON.stringify(others)}\n`);
    return mediaType === undefined ? undefined : { mediaType, text: await call.readText(hash) };
  } catch (error) {
    // The body of a request that was carried out could be read.
    throw keyed.isReplayed && error instanceof Problem && error.status < 500 ? keyReused() : error;
  }
}
