/** Checks the media type of a request's body, parses the text and validates the value by the contract. */
import { parse } from 'content-type';
import { type OperationId, operations } from '../../generated/operations.js';
import { validatorsOfBody } from '../../generated/validators.js';
import { Problem } from '../problem.js';
import { membersOf } from '../text/header-list.js';
import { parseShallow } from '../values/json/depth.js';
import { pointerTo } from '../values/json/pointer.js';
import { placeOf } from '../values/json/syntax-error.js';
import { numberAdvice } from '../values/json/unknown-numbers.js';
import { maxBodyBytes, maxNesting } from '../values/values.js';
import { detailOf, segmentsOf } from './details.js';
import { filterAsked } from './filter-asked.js';
import { readParameters } from './parameters.js';
import type { Match } from './route.js';

/** The parsers by media type. The contract can declare only these media types for request bodies. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'application/json': parseJson,
  'application/merge-patch+json': parseJson,
  'application/schema+json': parseJson,
};

/**
 * Checks at the start that every media type in the contract has a parser.
 *
 * @throws Error if a media type does not have a parser
 */
export function requireParsers(): void {
  for (const { id, mediaTypes } of Object.values(operations)) {
    const unknown = mediaTypes.find((mediaType) => !Object.hasOwn(parsers, mediaType));
    if (unknown !== undefined) throw new Error(`${id}: nothing parses ${unknown}`);
  }
}

/** The parts of a request that matter for its body. */
export interface BodyCall {
  /** As sent, without `?`. */
  readonly query: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** Whether the client waits for 100 (Continue) before it sends the body. `ReadBody` sends it. */
  readonly waitsForContinue: boolean;
}

/** Reads the complete body, and returns it when the request can be parsed. */
export type ReadBody = (mediaType: string) => Promise<ReceivedBody>;

/** A complete body. */
export interface ReceivedBody {
  /** One of the media types that the operation accepts. */
  readonly mediaType: string;
  readonly text: string;
  /** The bytes as received. The text does not contain a byte order mark. */
  readonly chunks: readonly Uint8Array[];
}

/**
 * Reads the body. If the client waits to send it, every error in the rest of the request comes first. The client then need
 * not send the body (RFC 9110, section 10.1.1). A body that is too large is rejected before other errors, whether the client
 * waits or not.
 *
 * @returns undefined if the operation has no body, or if the body is optional and absent
 * @throws Problem
 */
export function receiveBody(
  call: BodyCall,
  { operation, pathParameters }: Match,
  readBody: ReadBody,
): Promise<ReceivedBody> | undefined {
  const id = operation.id as OperationId;
  const mediaType = readMediaType(id, call.headers);
  if (mediaType === undefined) return undefined;
  if (Number(call.headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  if (call.waitsForContinue) filterAsked(readParameters(id, pathParameters, call.query, call.headers));
  return readBody(mediaType);
}

export function bodyTooLarge(): Problem {
  return new Problem('body_too_large', `The body is larger than ${maxBodyBytes >> 20} MiB.`);
}

/** @throws Problem body_malformed */
export function parseBody(mediaType: string, text: string): unknown {
  return parsers[mediaType]!(text);
}

/**
 * Returns the declared media type of a request's body. Returns undefined if the operation has no body, or if
 * the body is optional and absent. If the operation has no body, the server ignores a body that is sent.
 *
 * @throws Problem media_type_unsupported for other media types, another charset than UTF-8 or a
 * Content-Encoding
 */
export function readMediaType(id: OperationId, headers: NodeJS.Dict<string | string[]>): string | undefined {
  const { method, mediaTypes, hasOptionalBody } = operations[id];
  const declared: readonly string[] = mediaTypes;
  if (declared.length === 0 || (hasOptionalBody && isBodiless(headers))) return undefined;
  if (membersOf(headers['content-encoding'] as string | undefined).length > 0) {
    throw new Problem(
      'media_type_unsupported',
      'The server does not support a Content-Encoding in requests. Send the body uncompressed.',
      {
        headers: { 'Accept-Encoding': 'identity' },
      },
    );
  }
  const header = headers['content-type'] as string | undefined;
  if (header !== undefined && declared.includes(header)) return header;
  const mediaType = header === undefined ? undefined : utf8MediaType(header);
  if (mediaType !== undefined && declared.includes(mediaType)) return mediaType;
  throw new Problem('media_type_unsupported', `Send the body as ${declared.join(' or ')}, in UTF-8.`, {
    headers: { [method === 'PATCH' ? 'Accept-Patch' : 'Accept']: declared.join(', ') },
  });
}

/** Whether the request has no body (RFC 9112, section 6.3). */
export function isBodiless(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/**
 * Validates a body against the contract.
 *
 * @throws Problem body_invalid, with a JSON pointer for each error
 */
export function validateBody(id: OperationId, mediaType: string, body: unknown): void {
  const validate = validatorsOfBody[id][mediaType]!;
  if (validate(body)) return;
  const errors = validate.errors!.map((error) => {
    const path = segmentsOf(error);
    return { pointer: pointerTo(path), detail: detailOf(error, path.length) };
  });
  const sentences = errors.map(
    ({ pointer, detail }) => `${pointer === '' ? 'The body' : pointer} ${detail}.`,
  );
  throw new Problem('body_invalid', sentences.join(' '), { errors });
}

/** Returns the media type in a Content-Type, or undefined if its charset is not UTF-8 or not the only one. */
function utf8MediaType(header: string): string | undefined {
  const { type, parameters } = parse(header);
  // The parser uses the first of several charsets, and ignores a charset without a value. A quoted value of another
  // parameter can contain the same word.
  const unquoted = header.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  const charsets = unquoted.match(/;[ \t]*charset(?![^ \t;=])/gi)?.length ?? 0;
  return charsets === 0 || (charsets === 1 && isUtf8(parameters.charset)) ? type : undefined;
}

/** Whether a label names UTF-8, in any of its spellings, such as `utf8` (Encoding standard). */
function isUtf8(label: string | undefined): boolean {
  try {
    return label !== undefined && label !== '' && new TextDecoder(label).encoding === 'utf-8';
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  if (text === '') throw new Problem('body_malformed', 'The body is empty. Send JSON.');
  try {
    // A row has at most three levels around it: in a batch, the body, the array of operations, and an operation.
    return parseShallow(text, maxNesting + 3);
  } catch (error) {
    const place = placeOf(error, text);
    throw new Problem('body_malformed', `The body is not valid JSON${place}${numberAdvice(place, text)}.`);
  }
}
