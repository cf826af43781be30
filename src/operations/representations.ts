/** The forms in which a text that never changes is sent: as it is, and compressed when the service was built. */
/// <reference path="./negotiator.d.ts" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Negotiator from 'negotiator';
import type { JsonText } from '../values.js';

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
  const plain: Representation = { coding: undefined, body: text as JsonText<never>, etag: `"${digest}"` };
  const all = new Map<string, Representation>(
    codings.map((coding) => {
      const body = read(compressedFile(digest, coding));
      return [coding, { coding, body, etag: `"${digestOf(body)}"` }];
    }),
  );
  return (acceptEncoding) => {
    // A client that names none may not be able to read any.
    if (acceptEncoding === undefined) return plain;
    const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
    const best = negotiator.encoding(known, { preferred: known });
    return all.get(best ?? 'identity') ?? plain;
  };
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
