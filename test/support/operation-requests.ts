/** A valid request for each operation of the API, for tests of what all operations have in common. */
import { type DeclaredOperation, declaredOperations } from './contract.js';

/** The operations that need a key, except the feed. */
export const keyedOperations = declaredOperations().filter(({ template }) => template.startsWith('/v1/'));

export const bodies: Readonly<Record<string, unknown>> = {
  createCollection: { name: 'fresh' },
  insertRows: [{ n: 1 }],
  updateRows: { n: 2 },
  batchRows: { operations: [{ op: 'insert', row: { n: 1 } }] },
  replaceRow: { n: 2 },
  updateRow: { n: 2 },
  createKey: { name: 'fresh' },
  setRowKey: { fields: ['n'] },
  setSchema: { type: 'object', title: 'fresh' },
  updateKey: { name: 'other' },
  rotateKey: {},
  createTicket: { subject: 'ann', grants: [{ collection: 'notes', scopes: ['read'] }] },
};

/** Parameters that an operation requires. */
const queries: Readonly<Record<string, string>> = {
  updateRows: 'filter=@.n==1&max_rows=1',
  deleteRows: 'filter=@.n==1&max_rows=1',
  exportRows: 'format=ndjson',
};

/** The target of a request for the collection `notes`, its row 1 and this key. */
export function targetOf(
  { template, operationId }: DeclaredOperation,
  keyId: string,
  moreQuery = '',
): string {
  const path = template
    .replace('{collection_name}', 'notes')
    .replace('{row_id}', '1')
    .replace('{key_id}', keyId)
    .replace('{subject}', 'ann');
  return `${path}?${queries[operationId] ?? ''}${moreQuery}`;
}
