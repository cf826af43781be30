/** Describes plans of lists as text. */
import type { IdSource, IndexSource, ListPlan } from '../../src/engines/engine.js';
import type { PlannedList } from '../../src/store/reads/plan.js';
import type { FieldOrder, Order } from '../../src/values/order.js';

/** Returns one line for each attempt, and one for the indexes that would serve the list. */
export function explain({ cheap, scan, wanted }: PlannedList): string[] {
  const { order, filter, combinations } = wanted;
  const names = [...(order ? [order] : []), ...combinations, ...filter].map(indexName);
  return [
    ...[...cheap, scan].map((plan, at) => `${at + 1}. ${textOf(plan)}`),
    ...(names.length > 0 ? [`useful: ${names.join(', ')}`] : []),
  ];
}

function textOf(plan: ListPlan): string {
  const { source, method, order, filter, isCounted, bounds } = plan;
  const rows = source.by === 'id' ? idsText(source) : keysText(source);
  const parts = [
    method === 'sort' ? `read ${rows}` : `walk ${rows}${order.id === 'desc' ? ' backwards' : ''}`,
    ...(filter === undefined ? [] : [`test ${describeTests(filter)} on each row`]),
    ...(method === 'sort' ? [`sort by ${orderText(order)}`] : []),
    ...(isCounted ? ['count all matches'] : []),
    method === 'walk' && !isCounted ? 'stop after the page' : limitText(plan),
  ];
  return `${bounds === undefined ? 'scan' : 'cheap'}: ${parts.filter((part) => part !== '').join(', ')}`;
}

function limitText({ method, bounds, isCounted }: ListPlan): string {
  if (bounds === undefined) return method === 'search' && !isCounted ? 'stop after the page' : '';
  return `at most ${bounds.rows} ${method === 'walk' ? 'keys' : `rows and ${bounds.bytes} bytes`}`;
}

function idsText({ range }: IdSource): string {
  if (range === undefined) return 'all rows';
  return `ids from ${range.from}${range.to === Number.MAX_SAFE_INTEGER ? '' : ` to ${range.to}`}`;
}

function keysText({ index, range, test }: IndexSource): string {
  const keys = `${range === undefined ? '' : 'a range of '}${indexName(index.fields)}`;
  return test === undefined ? keys : `${keys} and test ${index.fields.at(-1)!.field} in each key`;
}

function describeTests(filter: NonNullable<ListPlan['filter']>): string {
  return filter.kind === 'and' ? `${filter.parts.length} conditions` : '1 condition';
}

function orderText({ fields, id }: Order): string {
  return [...fields, { field: 'id', direction: id } as const]
    .map(({ field, direction }) => (direction === 'asc' ? field : `${field} descending`))
    .join(', ');
}

function indexName(fields: readonly FieldOrder[]): string {
  const names = fields.map(({ field, direction }) => (direction === 'asc' ? field : `${field} descending`));
  return `index (${names.join(', ')})`;
}
