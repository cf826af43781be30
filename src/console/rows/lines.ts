/** Creates the code examples that request the displayed list: a curl command and a JavaScript program. */
import type { JsonObject } from '../../values/json/json.js';
import type { Asked } from './places.js';

interface Line {
  readonly title: string;
  readonly text: string;
}

/**
 * @param url the address of the server, without a slash at the end
 * @param row the row that the example inserts
 */
export function linesOf(url: string, { collection, filter, sort }: Asked, row: JsonObject): Line[] {
  const path = `/v1/collections/${encodeURIComponent(collection)}/rows`;
  const parameters = new URLSearchParams({ order_by: sort.field, order: sort.direction });
  if (filter !== undefined) parameters.set('filter', filter);
  const isPlain = sort.field === 'id' && sort.direction === 'asc' && filter === undefined;
  const options =
    JSON.stringify(collection) + (filter === undefined ? '' : `, filter: ${JSON.stringify(filter)}`);
  return [
    {
      title: 'curl',
      text: `curl -w '\\n' -H "x-api-key: $KEY" '${url}${path}${isPlain ? '' : `?${parameters}`.replaceAll("'", '%27')}'`,
    },
    {
      title: 'JavaScript, live',
      text: `import { mirror } from 'rowfeed/client';

const rows = mirror({ url: '${url}', key: 'rf_...', collection: ${options} });
rows.on('change', (changes) => console.log(changes));
await rows.ready;`,
    },
    {
      title: 'A new row',
      text: `curl -w '\\n' -X POST -H "x-api-key: $KEY" -H 'content-type: application/json' -d '${quotable(row)}' '${url}${path}'`,
    },
  ];
}

/** Returns JSON that a shell reads unchanged between single quotes. */
function quotable(row: JsonObject): string {
  return JSON.stringify(row).replaceAll("'", "'\\''");
}
