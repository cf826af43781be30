/** What makes a request the same as an earlier one with its Idempotency-Key. */
import { hash } from 'node:crypto';
import { type OperationId, patterns } from '../../generated/operations.js';
import { Problem } from '../problem.js';
import { type IdempotencyKeys, type KeyedRequest, keyReused } from '../store/writes/idempotency-keys.js';
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
  /** The body's text, in its turn to be parsed; the empty text where there is none. */
  readText(): Promise<string>;
  /** Of the body, as it came. */
  readonly bodyBytes: number;
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
  { id }: Operation,
  key: string,
): Promise<{ readonly mediaType: string; readonly text: string } | undefined> {
  const keyed = await keys.begin(call.accountId, key);
  call.keyed = keyed;
  try {
    const mediaType = readMediaType(id as OperationId, call.headers);
    const text = mediaType === undefined ? '' : await call.readText();
    keyed.identify(fingerprintOf(call, mediaType, text));
    return mediaType === undefined ? undefined : { mediaType, text };
  } catch (error) {
    // The body of a request that was carried out could be read.
    throw keyed.isReplayed && error instanceof Problem && error.status < 500 ? keyReused() : error;
  }
}

/** 128 bits of a hash are enough. None of the others holds a line feed. A text is that of one sequence of bytes, with a byte order mark or without. */
function fingerprintOf(
  { method, path, query, headers, bodyBytes }: KeyedCall,
  mediaType: string | undefined,
  text: string,
): string {
  const { 'if-match': ifMatch, prefer } = headers;
  const others = [method, path, query, mediaType, ifMatch, prefer, bodyBytes];
  return hash('sha256', `${others.join('\n')}\n${text}`, 'base64url').slice(0, 22);
}
