/** Serves a text that doesn't change while the process runs, with `ETag` and compression. */
import { isUnchanged } from './conditions.js';
import { compressedRepresentationsOf, type Representation, representationsOf } from './representations.js';

type Asked = Parameters<typeof isUnchanged>[0] & { readonly 'Accept-Encoding'?: string };
interface Request {
  readonly parameters: Asked;
}

/**
 * Serves a text that was compressed when rowfeed was built.
 *
 * @returns a handler that selects the content coding and returns 304 if the client has this version
 */
export function document<Headers extends object>(text: string, headers?: Headers) {
  const representationFor = representationsOf(text);
  return ({ parameters }: Request) =>
    answer(parameters, representationFor(parameters['Accept-Encoding']), headers);
}

/**
 * Serves a text that can depend on the address of the deployment. `become` returns the text for this address.
 *
 * It is called at the first request, because the address isn't known earlier. If the result is the built
 * text, the files compressed by the build are used. Otherwise, the new text is compressed at run time.
 */
export function documentAt<Headers extends object>(text: string, become: () => string, headers?: Headers) {
  const asBuilt = representationsOf(text);
  let representationFor: ReturnType<typeof compressedRepresentationsOf> | undefined;
  return async ({ parameters }: Request) => {
    if (representationFor === undefined) {
      const here = become();
      representationFor = here === text ? async (asked) => asBuilt(asked) : compressedRepresentationsOf(here);
    }
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
