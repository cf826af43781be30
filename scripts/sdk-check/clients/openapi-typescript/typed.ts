import createClient from 'openapi-fetch';
import { held, key, url } from '../typescript/typed';
import type { components, paths } from './rowfeed';

const rowfeed = createClient<paths>({ baseUrl: url, headers: { 'x-api-key': key } });
type Note = components['schemas']['NotesRow'];
const notes = '/v1/collections/notes/rows';
const note = '/v1/collections/notes/rows/{row_id}';

const place = { lat: 52.5, lon: 13.4 };
const inserted = await rowfeed.POST(notes, { body: [{ title: 'Milk', done: false, rank: null, place }] });
const id: number = held(inserted.data?.[0]).id;
await rowfeed.PATCH(note, { params: { path: { row_id: id } }, body: { done: true } });
const listed = await rowfeed.GET(notes, { params: { query: { filter: `@.id == ${id}` } } });
const { title, done, rank }: Note = held(listed.data?.[0]);
held(title.toUpperCase() === 'MILK' && done && rank === null ? title : undefined);
const stock = await rowfeed.POST('/v1/collections/stock-lines/rows', {
  body: [{ sku: 'ABC-1', price: 1.5 }],
});
held(stock.data?.[0]?.price.toFixed(2) === '1.50' ? stock : undefined);
console.log('ok typed');

export async function wrong(): Promise<void> {
  // @ts-expect-error: a title is a string
  await rowfeed.POST(notes, { body: [{ title: 1, done: false }] });
  // @ts-expect-error: it has to be there
  await rowfeed.POST(notes, { body: [{ done: false }] });
  // @ts-expect-error: done is true or false
  await rowfeed.PATCH(note, { params: { path: { row_id: id } }, body: { done: 'no' } });
}
