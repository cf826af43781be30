/** Conformance checks without a key: health, readiness, documents, guides and the console. */
import { type OperationId, operations } from '../../../generated/operations.js';
import { type Check, checksOf } from '../check.js';

const documents = Object.keys(operations).filter((id) =>
  /^get(Openapi|Asyncapi|Arazzo|Docs|Llms|Console$)/.test(id),
) as OperationId[];

const errors = { path: { guide: 'errors' } };

export const documentChecks: readonly Check[] = [
  ...(['getHealth', 'getReady'] as const).flatMap((id) =>
    checksOf(id, {
      'reports that the server works': async (world) => {
        const { json } = await world.succeed(id, 200);
        world.expect('the response', json, { ok: true, service: 'rowfeed' });
      },
      'ignores parameters': (world) => world.succeed(id, 200, { query: 'probe=1&probe=2' }),
    }),
  ),
  ...documents.flatMap((id) =>
    checksOf(id, {
      'is served': (world) => world.succeed(id, 200),
      'returns 304 while the document is unchanged': (world) => world.expectUnmodified(id),
      'rejects unknown parameters': (world) => world.refuse(id, 'parameter_invalid', { query: 'x=1' }, 'x'),
    }),
  ),
  ...checksOf('getGuide', {
    'is served': (world) => world.succeed('getGuide', 200, errors),
    'returns 304 while the document is unchanged': (world) =>
      world.succeed('getGuide', 304, { ...errors, headers: { 'If-None-Match': '*' } }),
    'rejects unknown parameters': ['parameter_invalid', { ...errors, query: 'x=1' }, 'x'],
    'returns 404 for a guide that does not exist': ['route_not_found', { path: { guide: 'gardening' } }],
  }),
  ...checksOf('getRoot', {
    'redirects to the console': async (world) => {
      world.expectLocation(await world.succeed('getRoot', 302), '/console');
    },
  }),
  ...checksOf('getConsoleAsset', {
    'returns each asset that the page uses': async (world) => {
      const { text } = await world.succeed('getConsole', 200);
      const assets = [...text.matchAll(/"[^"]*\/console\/([^"]+)"/g)].map(([, asset]) => asset!);
      world.expect('the number of names', assets.length > 0, true);
      for (const asset of assets) await world.succeed('getConsoleAsset', 200, { path: { asset } });
    },
    'returns 404 for an asset that does not exist': ['route_not_found', { path: { asset: 'app-0.js' } }],
  }),
  ...checksOf('getOpenapiJson', {
    'describes every operation of the contract': async (world) => {
      const { json } = await world.succeed('getOpenapiJson', 200);
      const served = Object.values<object>(json?.paths ?? {}).flatMap((item) =>
        Object.values<{ operationId?: string }>({ ...item }).map(({ operationId }) => operationId),
      );
      const missing = Object.keys(operations).filter((id) => !served.includes(id));
      world.expect('the list of missing operations', missing, []);
    },
  }),
];
