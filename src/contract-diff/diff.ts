/**
 * Compares two contracts, and decides which changes break clients. Assume a client that conforms to the old document. A
 * change breaks it if the server can now reject its requests, can send it something that the old document does not permit,
 * or no longer provides something that the old document promises. Descriptions, examples and the order of members don't
 * count.
 */
import { compareAsyncapi } from './asyncapi.js';
import { type Change, Changes } from './changes.js';
import { type Document, UnreadableDocument } from './document.js';
import { compareOpenapi } from './openapi.js';

export type { Change } from './changes.js';
export { Document, readDocument, UnreadableDocument } from './document.js';

/**
 * @returns the changes, breaking ones first
 * @throws UnreadableDocument if the documents are of different kinds, or a reference leads nowhere
 */
export function compareContracts(before: Document, after: Document): readonly Change[] {
  if (before.kind !== after.kind)
    throw new UnreadableDocument(
      `An ${before.kind} document cannot be compared with an ${after.kind} document.`,
    );
  const changes = new Changes();
  const compare = before.kind === 'OpenAPI' ? compareOpenapi : compareAsyncapi;
  compare(changes, before, after);
  return changes.all;
}
