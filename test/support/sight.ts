/** Requests of one client, and their responses without what differs from run to run. Tests compare what two clients see. */
import type { Answer, Headers } from './client.js';

export const schema = { type: 'object', properties: { n: { type: 'integer' } } };

export type Ask = readonly [method: string, path: string, body?: unknown, headers?: Headers];
export const rows = '/v1/collections/notes/rows';
const contract = [
  ...['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'asyncapi.json', 'asyncapi.yaml'],
  ...['arazzo.json', 'arazzo.yaml'],
];
/** Requests of every operation that takes a key. `{KEY}` is the id of the key itself, and `{HIDDEN}` of a key that only one server has. */
export const asks: readonly Ask[] = [
  ...['', '/notes', '/later', '/NOTES', '/other', '/none'].map(
    (name): Ask => ['GET', `/v1/collections${name}`],
  ),
  ['POST', '/v1/collections', { name: 'other' }],
  ['DELETE', '/v1/collections/other'],
  ['PUT', '/v1/collections/notes/schema', schema],
  ['PUT', '/v1/collections/later/schema', schema],
  ['PUT', '/v1/collections/other/schema', schema],
  ['GET', '/v1/collections/notes/schema'],
  ['GET', '/v1/collections/other/schema'],
  ...contract.map((name): Ask => ['GET', `/v1/contract/${name}`]),
  ['GET', `${rows}?limit=1&sort=n:desc`],
  ['GET', `${rows}?limit=1&count=true&filter=@.n%20%3E%200`],
  ['GET', '/v1/collections/later/rows'],
  ['GET', '/v1/collections/other/rows'],
  ['GET', '/v1/collections/notes/export'],
  ['GET', `${rows}/1`],
  ...['notes', 'other', 'none'].flatMap((name): Ask[] => [
    ['GET', `/v1/collections/${name}/changes`],
    ['GET', `/v1/collections/${name}/changes?since=a-1`],
    ['HEAD', `/v1/collections/${name}/changes/stream`],
  ]),
  ['GET', '/v1/collections/notes/changes/stream?since=a-1'],
  ['POST', rows, [{ n: 3 }]],
  ['POST', rows, [{ n: 'no' }]],
  ['POST', rows, [{ n: 4 }], { 'Idempotency-Key': 'again' }],
  ['PUT', `${rows}/1`, { n: 5 }],
  ['PATCH', `${rows}/1`, { n: 6 }],
  ['PATCH', `${rows}?filter=@.n%20%3D%3D%203`, { n: 7 }],
  ['DELETE', `${rows}/2`],
  ['DELETE', `${rows}?filter=@.n%20%3D%3D%207`],
  ['DELETE', '/v1/collections/notes/schema'],
  ...['notes', 'other', 'none'].flatMap((name): Ask[] => [
    ['PUT', `/v1/collections/${name}/row-key`, { fields: ['n'] }],
    ['GET', `/v1/collections/${name}/row-key`],
    ['POST', `/v1/collections/${name}/batch`, { operations: [{ op: 'insert', row: { n: 8 } }] }],
    ['POST', `/v1/collections/${name}/rows?on_conflict=update`, [{ n: 8 }]],
    ['DELETE', `/v1/collections/${name}/row-key`],
    ['POST', '/v1/tickets', { subject: 'me', grants: [{ collection: name, scopes: ['read'] }] }],
  ]),
  ['DELETE', '/v1/tickets/me'],
  ['GET', '/v1/usage'],
  ['GET', '/v1/usage/history?days=2'],
  ['GET', '/v1/keys'],
  ['POST', '/v1/keys', { name: 'x', scopes: ['read'], collections: ['notes'] }],
  ['POST', '/v1/keys', { name: 'x', scopes: ['read'], collections: ['other'] }],
  ['GET', '/v1/keys/{KEY}'],
  ['PATCH', '/v1/keys/{KEY}', { name: 'me' }],
  ...['{HIDDEN}', 'key_000000000000'].flatMap((id): Ask[] => [
    ['GET', `/v1/keys/${id}`],
    ['PATCH', `/v1/keys/${id}`, { name: 'x' }],
    ['DELETE', `/v1/keys/${id}`],
    ['POST', `/v1/keys/${id}/rotate`, {}],
  ]),
  ['POST', '/v1/keys/{KEY}/rotate', { grace: '1h' }],
  ['GET', '/v1/usage'],
  ['GET', '/v1/keys'],
  ['DELETE', '/v1/keys/{KEY}'],
];

/** Hides what differs from run to run: ids, times and secrets. */
export function masked({ status, headerLines, text }: Answer, hiddenId: string): string {
  // The length depends on the request id, and on whether the use of the key itself was stored already.
  const isErrorOfHead = text === '' && status >= 400;
  const differs =
    isErrorOfHead || /"request_id"|"last_used_at"/.test(text)
      ? /^(date|request-id|content-length)$/i
      : /^(date|request-id)$/i;
  const headers = headerLines.filter(([name]) => !differs.test(name));
  return `${status} ${JSON.stringify(headers)} ${text}`
    .replaceAll(hiddenId, 'key_HIDDEN')
    .replaceAll('key_000000000000', 'key_HIDDEN')
    .replaceAll(/key_[0-9A-Za-z]{12}/g, 'key_ID')
    .replaceAll(/"request_id\\?":\\?"[^"]*"/g, '')
    .replaceAll(/\brf_[0-9A-Za-z]+/g, 'rf_SECRET')
    .replaceAll(/\brft_[\w.-]+/g, 'rft_TICKET')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"last_used_at":(null|"TIME")/g, '"last_used_at":USED');
}
