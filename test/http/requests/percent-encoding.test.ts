import { type Line, table } from '../../support/table.js';

const row = '/v1/collections/notes/rows';

/**
 * Paths and queries that cannot be decoded, and the status without a key and with a key. Each is treated as an
 * invalid parameter or as an unknown route.
 */
const targets: [target: string, anyone: number, key: number, at?: string][] = [
  ...['%', '%z', '%zz', '%2', '1%', '%ff', '%c3', '%ed%a0%80', '%c0%af', 'a%2Fb', '%00'].flatMap(
    (wrong): [string, number, number, string?][] => [
      [`/${wrong}`, 404, 404],
      [`/v1/${wrong}`, 401, 404],
      [`/v1/collections${wrong}`, 401, 404],
      [`/v1/collections/notes/${wrong}`, 401, 404],
      [`${row}/1/${wrong}`, 401, 404],
      [`/v1/collections/${wrong}`, 401, 400, 'collection_name'],
      [`/v1/collections/${wrong}/rows`, 401, 400, 'collection_name'],
      [`${row}/${wrong}`, 401, 400, 'row_id'],
      [`/nowhere?${wrong}`, 404, 404],
      [`/v1/nowhere?a=${wrong}`, 401, 404],
      [`/health?${wrong}=${wrong}`, 200, 200],
    ],
  ),
  // These can be decoded, but guides with these names do not exist.
  ...['a%2Fb', '%00', '%6Eothing'].map((other): [string, number, number] => [`/docs/${other}`, 404, 404]),
  ...['%', '%zz', '%ff', '%c3'].flatMap((wrong): [string, number, number, string?][] => [
    [`/docs/${wrong}`, 400, 400, 'guide'],
    [`${row}?order_by=${wrong}`, 401, 400, 'order_by'],
    [`${row}?limit=${wrong}`, 401, 400, 'limit'],
    [`${row}?${wrong}=1`, 401, 400, wrong],
    [`/openapi.json?${wrong}`, 400, 400, wrong],
  ]),
  // In a parameter, an encoded letter means the letter. In a fixed part of a path, it makes a different path.
  ['/v1/collections/%6Eotes', 401, 200],
  [`/v1/collections/%6e%6F%74%65%73/rows?order%5Fby=%69d`, 401, 200],
  ['/v1/%63ollections', 401, 404],
  ['/%64ocs', 404, 404],
  ['/docs/%66eed', 200, 200],
  ['/docs%2Ffeed', 404, 404],
];

const codes: Readonly<Record<number, string>> = {
  400: 'parameter_invalid',
  401: 'key_missing',
  404: 'route_not_found',
};

table(
  'percent-encoding',
  targets.flatMap(([target, anyone, key, at]): Line[] =>
    [
      { as: 'none', status: anyone },
      { as: 'owner', status: key },
    ].map(({ as, status }) => ({
      name: `${target} for ${as}`,
      request: `GET ${target}`,
      as,
      status,
      ...(status in codes && { code: codes[status]! }),
      ...(status === 400 && { at: [at!] }),
    })),
  ),
  { keys: { owner: {} }, collections: { notes: [{ n: 1 }] } },
);
