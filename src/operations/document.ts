/** A text that never changes while the process runs, as it is asked for. */
import { isUnchanged } from './conditions.js';
import { compressedRepresentationsOf, type Representation, representationsOf } from './representations.js';

type Asked = Parameters<typeof isUnchanged>[0] & { readonly 'Accept-Encoding'?: string };
interface Request {
  readonly parameters: Asked;
}

/** @returns answers the text, by the coding and the version that the client has */
export function document<Headers extends object>(text: string, headers?: Headers) {
  const representationFor = representationsOf(text);
  return ({ parameters }: Request) =>
    answer(parameters, representationFor(parameters['Accept-Encoding']), headers);
}

/**
 * Answers what a text that was compressed when the service was built has become at the place where the service is, which
 * shows when it is first asked for; if it has become another one, it is compressed then.
 */
export function documentAt(text: string, become: () => string) {
  const asBuilt = representationsOf(text);
  let representationFor: ReturnType<typeof compressedRepresentationsOf> | undefined;
  return async ({ parameters }: Request) => {
    if (representationFor === undefined) {
      const here = become();
      representationFor = here === text ? async (asked) => asBuilt(asked) : compressedRepresentationsOf(here);
    }
    return answer(parameters, await representationFor(parameters['Accept-Encoding']));
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
