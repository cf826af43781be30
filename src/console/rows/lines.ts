/** Creates the code examples that request the displayed list: a curl command and a JavaScript program. */
import type { Asked } from './live-list.js';

export interface Line {
  readonly title: string;
  readonly text: string;
}

/** @param origin the origin of the server */
export function linesOf(origin: string, { collection, filter, sort }: Asked): Line[] {
  const path = `/v1/collections/${encodeURIComponent(collection)}/rows`;
  const parameters = new URLSearchParams({ order_by: sort.field, order: sort.direction });
  if (filter !== undefined) parameters.set('filter', filter);
  const isPlain = sort.field === 'id' && sort.direction === 'asc' && filter === undefined;
  const options =
    JSON.stringify(collection) + (filter === undefined ? '' : `, filter: ${JSON.stringify(filter)}`);
  return [
    {
      title: 'curl',
      text: `curl -w '\\n' -H "x-api-key: $KEY" '${origin}${path}${isPlain ? '' : `?${parameters}`.replaceAll("'", '%27')}'`,
    },
    {
      title: 'JavaScript, live',
      text: `import { mirror } from 'rowfeed/client';

const rows = mirror({ url: '${origin}', key: process.env.KEY, collection: ${options} });
rows.on('change', (changes) => console.log(changes));
await rows.ready;`,
    },
    {
      title: 'A new row',
      text: `curl -w '\\n' -X POST -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"title":"Tea"}' '${origin}${path}'`,
    },
  ];
}
