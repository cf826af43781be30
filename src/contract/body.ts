/** A request's body: its media type, what its text says by that, and whether this fits the contract. */
import { parse } from 'content-type';
import { type OperationId, operations } from '../../generated/operations.js';
import { validatorsOfBody } from '../../generated/validators.js';
import { Problem } from '../problem.js';
import { parseShallow } from '../values/depth.js';
import { pointerTo } from '../values/pointer.js';
import { maxNesting } from '../values/values.js';
import { detailOf, segmentsOf } from './details.js';

/** The parsers of media types; these are all that the contract may declare for bodies of requests. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'application/json': parseJson,
  'application/merge-patch+json': parseJson,
  'application/schema+json': parseJson,
};

/** Throws when the contract declares what can't be parsed. */
export function requireParsers(): void {
  for (const { id, mediaTypes } of Object.values(operations)) {
    const unknown = mediaTypes.find((mediaType) => !Object.hasOwn(parsers, mediaType));
    if (unknown !== undefined) throw new Error(`${id}: nothing parses ${unknown}`);
  }
}

/** @throws Problem body_malformed */
export function parseBody(mediaType: string, text: string): unknown {
  return parsers[mediaType]!(text);
}

/**
 * The declared media type of a request's body, undefined when the operation takes none (a body is then ignored), or
 * may go without and does.
 * Throws `media_type_unsupported` for others, for a charset that is not UTF-8 and for a Content-Encoding.
 */
export function readMediaType(id: OperationId, headers: NodeJS.Dict<string | string[]>): string | undefined {
  const { mediaTypes, hasOptionalBody } = operations[id];
  const declared: readonly string[] = mediaTypes;
  if (declared.length === 0 || (hasOptionalBody && isBodiless(headers))) return undefined;
  if (headers['content-encoding'] !== undefined) {
    throw new Problem('media_type_unsupported', 'A body with a Content-Encoding is not supported.');
  }
  const header = headers['content-type'] as string | undefined;
  if (header !== undefined && declared.includes(header)) return header;
  const mediaType = header === undefined ? undefined : utf8MediaType(header);
  if (mediaType !== undefined && declared.includes(mediaType)) return mediaType;
  throw new Problem('media_type_unsupported', `Send the body as ${declared.join(' or ')}, in UTF-8.`);
}

/** RFC 9112, section 6.3. */
function isBodiless(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Throws `body_invalid`, with a pointer, when a body does not fit the contract. */
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

/** The media type of a Content-Type, undefined where it names another charset than UTF-8, or more than one. */
function utf8MediaType(header: string): string | undefined {
  const { type, parameters } = parse(header);
  // The parser takes the first of several, and passes over what has no value.
  const charsets = header.match(/charset/gi)?.length ?? 0;
  const isUtf8 = charsets === 0 || (charsets === 1 && parameters.charset?.toLowerCase() === 'utf-8');
  return isUtf8 ? type : undefined;
}

function parseJson(text: string): unknown {
  if (text === '') throw new Problem('body_malformed', 'The body is empty; a JSON text is expected.');
  try {
    // The rows of a batch are in an array.
    return parseShallow(text, maxNesting + 1);
  } catch (error) {
    const at = / at position \d+/.exec(String(error))?.[0] ?? '';
    throw new Problem('body_malformed', `The body is not valid JSON${at}.`);
  }
}
