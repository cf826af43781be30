/** The forms in which a text that never changes is sent: as it is, and compressed, most when the service was built. */
/// <reference path="./negotiator.d.ts" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { JsonText } from '../values/values.js';

/** What a client gets that asks for the text. */
export interface Representation {
  /** Undefined where the text is sent as it is. */
  readonly coding: Coding | undefined;
  readonly body: JsonText<never> | Buffer;
  /** Each has its own, since their bytes differ (RFC 9110, section 8.8.3.3). */
  readonly etag: string;
}

export type Coding = (typeof codings)[number];

/** The smallest first, which a client gets that likes them the same. */
export const codings = ['br', 'gzip'] as const;

const known = [...codings, 'identity'] as const;

/** @returns the one that an Accept-Encoding likes best; the text as it is where it likes none at all */
export function representationsOf(text: string): (acceptEncoding: string | undefined) => Representation {
  const digest = digestOf(text);
  const plain = plainOf(text, digest);
  const all = new Map<string, Representation>(
    codings.map((coding) => [coding, codedAs(coding, read(compressedFile(digest, coding)))]),
  );
  return (acceptEncoding) => all.get(codingFor(acceptEncoding)) ?? plain;
}

/** The same of a text that is known only now, which is compressed beside the main thread, once it is asked for so. */
export function compressedRepresentationsOf(
  text: string,
): (acceptEncoding: string | undefined) => Promise<Representation> {
  const plain = Promise.resolve(plainOf(text, digestOf(text)));
  const made = new Map<string, Promise<Representation>>();
  return (acceptEncoding) => {
    const coding = codings.find((each) => each === codingFor(acceptEncoding));
    if (coding === undefined) return plain;
    const representation =
      made.get(coding) ?? compress(text, coding, 'quickly').then((body) => codedAs(coding, body));
    made.set(coding, representation);
    return representation;
  };
}

/** As small as it gets takes a second for a document; within some percent of it, some milliseconds. */
export function compress(text: string, coding: Coding, effort: 'best' | 'quickly'): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? constants.BROTLI_MAX_QUALITY : quickQuality,
    },
  });
}

const quickQuality = 9;

function plainOf(text: string, digest: string): Representation {
  return { coding: undefined, body: text as JsonText<never>, etag: `"${digest}"` };
}

function codedAs(coding: Coding, body: Buffer): Representation {
  return { coding, body, etag: `"${digestOf(body)}"` };
}

function codingFor(acceptEncoding: string | undefined): string {
  // A client that names none may not be able to read any.
  if (acceptEncoding === undefined) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  return negotiator.encoding(known, { preferred: known }) ?? 'identity';
}

/** Where a text is when it is compressed, by what it holds: one that was made of another text isn't found. */
export function compressedFile(digest: string, coding: Coding): URL {
  return new URL(`${digest}.${coding}`, folder);
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The same one for the sources and for what is built of them. */
const folder = new URL('.', import.meta.resolve('#compressed/any'));

function read(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error('The documents are not compressed as they are now: npm run build.', { cause: error });
  }
}
