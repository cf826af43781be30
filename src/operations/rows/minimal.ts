import type { ReadRequest } from '../../fairness/read-request.js';
import { prefers } from '../conditions.js';

/**
 * Whether the response to a write contains only the ids of the rows, because the client prefers this, or its ticket lacks
 * the scope `read`.
 */
export function isMinimal(
  { Prefer }: { readonly Prefer?: string },
  { grant }: Pick<ReadRequest, 'grant'>,
): boolean {
  return grant?.scopes.has('read') === false || prefers(Prefer, 'return', 'minimal');
}
