import { held, key, url } from '../typescript/typed';
import * as rowfeed from './rowfeed';
import { createClient, createConfig } from './rowfeed/client';

const client = createClient(createConfig({ baseUrl: url, auth: key }));

const place = { lat: 52.5, lon: 13.4 };
const inserted = await rowfeed.insertNotesRows({
  client,
  body: [{ title: 'Milk', done: false, rank: null, place }],
});
const id: number = held(inserted.data?.[0]).id;
await rowfeed.updateNotesRow({ client, path: { row_id: id }, body: { done: true } });
const listed = await rowfeed.listNotesRows({ client, query: { filter: `@.id == ${id}` } });
const { title, done, rank }: rowfeed.NotesRow = held(listed.data?.[0]);
held(title.toUpperCase() === 'MILK' && done && rank === null ? title : undefined);
const stock = await rowfeed.insertStockLinesRows({ client, body: [{ sku: 'ABC-1', price: 1.5 }] });
held(stock.data?.[0]?.price.toFixed(2) === '1.50' ? stock : undefined);
console.log('ok typed');

export async function wrong(): Promise<void> {
  // @ts-expect-error: a title is a string
  await rowfeed.insertNotesRows({ client, body: [{ title: 1, done: false }] });
  // @ts-expect-error: it has to be there
  await rowfeed.insertNotesRows({ client, body: [{ done: false }] });
  // @ts-expect-error: done is true or false
  await rowfeed.updateNotesRow({ client, path: { row_id: id }, body: { done: 'no' } });
  // @ts-expect-error: a closed schema has no such field
  await rowfeed.insertStockLinesRows({ client, body: [{ sku: 'ABC-1', price: 1.5, colour: 'red' }] });
}
