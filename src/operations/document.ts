/** A text that never changes while the process runs, as it is asked for. */
import { isUnchanged } from './conditions.js';
import { representationsOf } from './representations.js';

type Asked = Parameters<typeof isUnchanged>[0] & { readonly 'Accept-Encoding'?: string };

/** @returns answers the text, by the coding and the version that the client has */
export function document<Headers extends object>(text: string, headers?: Headers) {
  const representationFor = representationsOf(text);
  return ({ parameters }: { readonly parameters: Asked }) => {
    const { coding, body, etag } = representationFor(parameters['Accept-Encoding']);
    const validators = { ETag: etag, Vary: 'Accept-Encoding' };
    if (isUnchanged(parameters, etag, 'The document')) return { status: 304 as const, headers: validators };
    const all = { ...(headers as Headers), ...validators, ...(coding && { 'Content-Encoding': coding }) };
    return { status: 200 as const, headers: all, body };
  };
}
