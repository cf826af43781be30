/** Checks of what needs no key: health, and the contract as it is served. */
import { type OperationId, operations } from '../../generated/operations.js';
import { type Check, checksOf } from './check.js';

const documents = Object.keys(operations).filter((id) =>
  /^get(Openapi|Asyncapi|Docs)/.test(id),
) as OperationId[];

const errors = { path: { guide: 'errors' } };

export const documentChecks: readonly Check[] = [
  ...(['getHealth', 'getReady'] as const).flatMap((id) =>
    checksOf(id, {
      'says that all is well': async ({ client }) => {
        const { json } = await client.succeed(id, 200);
        client.expect('the answer', json, { ok: true, service: 'rowfeed' });
      },
      'ignores parameters': ({ client }) => client.succeed(id, 200, { query: 'probe=1&probe=2' }),
    }),
  ),
  ...documents.flatMap((id) =>
    checksOf(id, {
      'is served': ({ client }) => client.succeed(id, 200),
      'is not sent again while it is the same': async ({ client }) => {
        const etag = (await client.succeed(id, 200)).headers.get('ETag') ?? '';
        const again = await client.succeed(id, 304, { headers: { 'If-None-Match': etag } });
        client.expect('the ETag', again.headers.get('ETag'), etag);
      },
      'refuses unknown parameters': ({ client }) =>
        client.refuse(id, 'parameter_invalid', { query: 'x=1' }, 'x'),
    }),
  ),
  ...checksOf('getGuide', {
    'is served': ({ client }) => client.succeed('getGuide', 200, errors),
    'is not sent again while it is the same': ({ client }) =>
      client.succeed('getGuide', 304, { ...errors, headers: { 'If-None-Match': '*' } }),
    'refuses unknown parameters': ({ client }) =>
      client.refuse('getGuide', 'parameter_invalid', { ...errors, query: 'x=1' }, 'x'),
    'is not there': ({ client }) =>
      client.refuse('getGuide', 'route_not_found', { path: { guide: 'gardening' } }),
  }),
  ...checksOf('getOpenapiJson', {
    'has every operation of the contract': async ({ client }) => {
      const { json } = await client.succeed('getOpenapiJson', 200);
      const served = Object.values<object>(json?.paths ?? {}).flatMap((item) =>
        Object.values<{ operationId?: string }>({ ...item }).map(({ operationId }) => operationId),
      );
      const missing = Object.keys(operations).filter((id) => !served.includes(id));
      client.expect('what is missing', missing, []);
    },
  }),
];
