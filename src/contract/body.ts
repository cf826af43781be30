/** The media type of a request's body, and whether the body fits the contract. */
import type { IncomingHttpHeaders } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.js';
import { validatorsOfBody } from '../../generated/validators.js';
import { Problem } from '../errors.js';
import { pointerTo } from '../values/pointer.js';
import { detailOf, segmentsOf } from './details.js';

/**
 * The declared media type of a request's body, undefined when the operation takes none (a body is then ignored).
 * Throws `media_type_unsupported` for others, for a charset that is not UTF-8 and for a Content-Encoding.
 */
export function readMediaType(id: OperationId, headers: IncomingHttpHeaders): string | undefined {
  const declared: readonly string[] = operations[id].mediaTypes;
  if (declared.length === 0) return undefined;
  if (headers['content-encoding'] !== undefined) {
    throw new Problem('media_type_unsupported', 'A body with a Content-Encoding is not supported.');
  }
  const header = headers['content-type'];
  if (header !== undefined && declared.includes(header)) return header;
  const mediaType = header === undefined ? undefined : utf8MediaType(header);
  if (mediaType !== undefined && declared.includes(mediaType)) return mediaType;
  throw new Problem('media_type_unsupported', `Send the body as ${declared.join(' or ')}, in UTF-8.`);
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

/** The media type of a Content-Type (RFC 9110, section 8.3), undefined when malformed or not in UTF-8. */
function utf8MediaType(header: string): string | undefined {
  const [, mediaType, parameters] = contentType.exec(header) ?? [];
  if (mediaType === undefined || parameters === undefined) return undefined;
  for (const [, name, value] of parameters.matchAll(parameter)) {
    if (name!.toLowerCase() === 'charset' && !/^"?utf-8"?$/i.test(value!)) return undefined;
  }
  return mediaType.toLowerCase();
}

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const quoted = '"(?:[^"\\\\]|\\\\.)*"';
const contentType = new RegExp(
  `^[ \\t]*(${token}/${token})[ \\t]*((?:;[ \\t]*(?:${token}=(?:${token}|${quoted})[ \\t]*)?)*)$`,
);
const parameter = new RegExp(`(${token})=(${token}|${quoted})`, 'g');
