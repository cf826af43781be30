/** Rows that the console offers as examples. */
import type { JsonObject } from '../../values/json/json.js';
import type { Row } from './places.js';

/** The row that the console offers if neither a schema nor a row shows what the collection contains. */
export const firstRow: JsonObject = { title: 'Tea', done: false, price: 3.5 };

/** Maximum number of characters of an example, as JSON. */
const mostLength = 200;

/** Returns a new row like another one, without fields that are too long for an example. */
export function rowLike({ id: _, ...fields }: Row): JsonObject {
  const like: JsonObject = {};
  for (const [name, value] of Object.entries(fields as JsonObject))
    if (JSON.stringify({ ...like, [name]: value }).length <= mostLength) like[name] = value;
  return like;
}

const groceries = [
  ['Tea', 'drinks', 3.5],
  ['Coffee', 'drinks', 6.9],
  ['Apple juice', 'drinks', 2.2],
  ['Bread', 'bakery', 3.1],
  ['Croissant', 'bakery', 1.4],
  ['Butter', 'dairy', 2.8],
  ['Yoghurt', 'dairy', 1.2],
  ['Cheese', 'dairy', 5.6],
  ['Apples', 'fruit', 2.4],
  ['Bananas', 'fruit', 1.9],
  ['Carrots', 'vegetables', 1.3],
  ['Potatoes', 'vegetables', 2.6],
] as const;

/** Rows with values of each type, to try filters and sort orders with. */
export const sampleRows: readonly JsonObject[] = groceries.map(([title, kind, price], index) => ({
  title,
  kind,
  price,
  stock: (index * 7) % 20,
  organic: index % 3 === 0,
  tags: index % 4 === 0 ? [kind, 'new'] : [kind],
  ordered: index % 5 === 0 ? null : `2026-01-${10 + index}`,
}));
