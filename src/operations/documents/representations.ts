/**
 * Serves a text that doesn't change while the process runs, uncompressed or in Brotli or gzip, with `ETag`. The
 * build compresses all texts that it knows. The others are compressed at run time.
 */
/// <reference path="./negotiator.d.ts" />
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isUnchanged } from '../conditions.js';

type Asked = Parameters<typeof isUnchanged>[0] & { readonly 'Accept-Encoding'?: string };
interface Request {
  readonly parameters: Asked;
}

/**
 * Serves a text that was compressed when rowfeed was built.
 *
 * @returns a handler that selects the content coding and returns 304 if the client has this version
 */
export function document(text: string) {
  let representationFor: ReturnType<typeof representationsOf> | undefined;
  return ({ parameters }: Request) => {
    representationFor ??= representationsOf(text);
    return answer(parameters, representationFor(parameters['Accept-Encoding']));
  };
}

/**
 * Serves a text that can depend on the address of the deployment. `become` returns the text for this address.
 *
 * Both functions are called at the first request, because the address isn't known earlier. If the result is the built
 * text, the files compressed by the build are used. Otherwise, the new text is compressed at run time.
 *
 * @param read returns the built text
 */
export function documentAt<Headers extends object>(
  read: () => Promise<string>,
  become: (text: string) => string,
  headers?: Headers,
) {
  let made:
    | Promise<(acceptEncoding: string | undefined) => Representation | Promise<Representation>>
    | undefined;
  return async ({ parameters }: Request) => {
    made ??= read()
      .then((text) => {
        const here = become(text);
        return here === text ? representationsOf(text) : compressedRepresentationsOf(here);
      })
      .catch((error: unknown) => {
        // For example, too many files are open. The next request tries again.
        made = undefined;
        throw error;
      });
    const representationFor = await made;
    return answer(parameters, await representationFor(parameters['Accept-Encoding']), headers);
  };
}

function answer<Headers extends object>(
  parameters: Asked,
  { coding, body, etag }: Representation,
  headers?: Headers,
) {
  const validators = { ETag: etag, Vary: 'Accept-Encoding' };
  if (isUnchanged(parameters, etag, 'The document')) return { status: 304 as const, headers: validators };
  const all = { ...(headers as Headers), ...validators, ...(coding && { 'Content-Encoding': coding }) };
  return { status: 200 as const, headers: all, body };
}

/** A form of the text that can be sent to a client. */
interface Representation {
  /** Undefined if the text is not compressed. */
  readonly coding: Coding | undefined;
  /** One copy for all responses. A string would be encoded and copied for each of them. */
  readonly body: Buffer;
  /** Each representation has its own tag, because their bytes differ (RFC 9110, section 8.8.3.3). */
  readonly etag: string;
}

type Coding = (typeof codings)[number];

/** The smallest is first. If a client accepts several equally, it gets the first one. */
export const codings = ['br', 'gzip'] as const;

const known = [...codings, 'identity'] as const;

/**
 * Reads the files that the build compressed. If an upgrade has removed them, the text is sent uncompressed.
 *
 * @returns a function that selects the representation that Accept-Encoding prefers; uncompressed if it
 * accepts none of them
 */
export function representationsOf(text: string): (acceptEncoding: string | undefined) => Representation {
  const digest = digestOf(text);
  const plain = plainOf(text, digest);
  const all = new Map<string, Representation>();
  for (const coding of codings) {
    const file = compressedFile(digest, coding);
    if (existsSync(file)) all.set(coding, codedAs(coding, readFileSync(file)));
  }
  return (acceptEncoding) => all.get(codingFor(acceptEncoding)) ?? plain;
}

/**
 * Like `representationsOf`, for a text that is only known at run time. Each coding is compressed when it is
 * first requested, outside the main thread.
 */
function compressedRepresentationsOf(
  text: string,
): (acceptEncoding: string | undefined) => Promise<Representation> {
  const plain = Promise.resolve(plainOf(text, digestOf(text)));
  const made = new Map<string, Promise<Representation>>();
  return (acceptEncoding) => {
    const coding = codings.find((each) => each === codingFor(acceptEncoding));
    if (coding === undefined) return plain;
    const representation =
      made.get(coding) ?? compress(text, coding, 9).then((body) => codedAs(coding, body));
    made.set(coding, representation);
    return representation;
  };
}

/**
 * Compresses a text. The build uses quality 10 of Brotli, which takes 2.6 s of CPU for all of its texts. At run time, quality 9
 * is used, which takes 1.1 s for them, and the result has 6 % more bytes. Quality 11 would take 6.6 s for 2 % fewer bytes.
 */
export function compress(text: string, coding: Coding, quality: 9 | 10): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });
}

function plainOf(text: string, digest: string): Representation {
  return { coding: undefined, body: Buffer.from(text), etag: `"${digest}"` };
}

function codedAs(coding: Coding, body: Buffer): Representation {
  return { coding, body, etag: `"${digestOf(body)}"` };
}

function codingFor(acceptEncoding: string | undefined): string {
  // A client that doesn't send Accept-Encoding may not be able to decode any coding.
  if (acceptEncoding === undefined) return 'identity';
  // RFC 9110, section 8.4.1.3: x-gzip is another name of gzip.
  const asked = acceptEncoding.replace(/(?<![\w-])x-gzip(?![\w-])/gi, 'gzip');
  const negotiator = new Negotiator({ headers: { 'accept-encoding': asked } });
  return negotiator.encoding(known, { preferred: known }) ?? 'identity';
}

/** Returns the path of a compressed text. It contains the digest, so an outdated file is never used. */
export function compressedFile(digest: string, coding: Coding): URL {
  return new URL(`${digest}.${coding}`, folder);
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The folder `dist/compressed`. `import.meta.resolve` finds it from the sources and from the build. */
const folder = new URL('.', import.meta.resolve('#compressed/any'));
