import { table } from '../support/table.js';

const well = { status: 200, json: { ok: true, service: 'rowfeed' } };
const health = 'GET /health';

table('GET /health', [
  {
    name: 'without a key',
    request: health,
    as: 'none',
    ...well,
    bears: { 'cache-control': 'no-store', 'content-type': /^application\/json/, 'ratelimit-policy': null },
  },
  { name: 'with a key', request: health, ...well },
  {
    name: 'a bad key is not looked at',
    request: health,
    as: 'none',
    headers: { 'x-api-key': 'bad' },
    ...well,
  },
  { name: 'two keys are not looked at', request: health, headers: { 'x-api-key': 'bad' }, ...well },
  { name: 'unknown parameters are ignored', request: `${health}?probe=1&probe=2&`, as: 'none', ...well },
  { name: 'a body is ignored', request: health, as: 'none', body: '{', ...well },
  { name: 'HEAD', request: 'HEAD /health', as: 'none', status: 200, bears: { 'content-length': /^[1-9]/ } },
  {
    name: 'POST',
    request: 'POST /health',
    as: 'none',
    body: '{}',
    status: 405,
    code: 'method_not_allowed',
    bears: { allow: 'GET, HEAD' },
  },
  { name: 'a trailing slash', request: 'GET /health/', as: 'none', status: 404, code: 'route_not_found' },
  { name: 'capitals', request: 'GET /Health', as: 'none', status: 404, code: 'route_not_found' },
]);

table('GET /ready', [
  {
    name: 'without a key',
    request: 'GET /ready',
    as: 'none',
    ...well,
    bears: { 'cache-control': 'no-store', 'content-type': /^application\/json/, 'ratelimit-policy': null },
  },
  { name: 'unknown parameters are ignored', request: 'GET /ready?probe=1&probe=2&', as: 'none', ...well },
  { name: 'HEAD', request: 'HEAD /ready', as: 'none', status: 200, bears: { 'content-length': /^[1-9]/ } },
  {
    name: 'POST',
    request: 'POST /ready',
    as: 'none',
    body: '{}',
    status: 405,
    code: 'method_not_allowed',
    bears: { allow: 'GET, HEAD' },
  },
]);
