/**
 * Reads the internal counters of the servers that run in this process. These are the private fields of all objects of
 * rowfeed's classes: numbers, flags, and the sizes of maps, sets and arrays. The inspector of Node.js finds them, so the
 * server needs no code for it. A test sees a new counter without a change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/** By the class and the number of the object, and the name of the field. */
export type Counts = Readonly<Record<string, number | boolean>>;

/** A value as the inspector describes it. */
interface Remote {
  readonly subtype?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly objectId?: string;
}

interface Properties {
  readonly result: readonly { readonly name: string; readonly value?: Remote }[];
  readonly privateProperties?: Properties['result'];
}

const source = join(import.meta.dirname, '../../src');
const rooms = ['access', 'contract', 'engines', 'fairness', 'feed', 'http', 'log', 'runtime', 'store'];
const classes = new Set(
  rooms
    .flatMap((room) =>
      readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/^(?:export )?class (\w+)/gm)])
    .map(([, name]) => name!),
);

/**
 * The fields that aren't compared, as a pattern for `Class.field`. Times, versions and measurements change anyway. Memory of
 * recent refusals, reads, logged codes and usage is dropped after some time. Revocations of tickets are data. A background
 * task that failed because the test broke the database counts as failing until its next run, which can take minutes.
 */
const volatile =
  /(At|Ms|Epoch|epoch|version)$|^(CautiousClock|FutureStamps|Refusals)\.|^(Background\.#failing|FaultLog\.#(faults|limits)|HourCounters\.#counters|Meter\.#(active|fresh)|RecentPages\.#readOnce|TicketRevocations\.#revocations|WalGuard\.#before)$/;

let session = new Session();
session.connect();

/** The inspector calls back synchronously. */
function post<T>(method: string, parameters: object): T {
  let answer: T | undefined;
  session.post(method, parameters, (error, result) => {
    if (error !== null) throw new Error(`${method}: ${error.message}`);
    answer = result as T;
  });
  return answer!;
}

/**
 * Finds the objects of rowfeed's classes that exist now, and returns a function that reads their counters. The search takes
 * 10 s in a process with 500 MB of objects. The function works until the next call, because an inspector keeps all objects
 * that it found, including the objects of closed servers.
 */
export function findCounters(): () => Counts {
  session.disconnect();
  session = new Session();
  session.connect();
  const objects = liveObjects();
  const numbers = new Map<string, number>();
  const named = objects.map(([name, objectId]) => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    return { name, label: `${name} ${number}`, objectId };
  });
  const caches = named.flatMap(({ label, objectId }) =>
    fieldsOf(objectId).flatMap(({ name: field, value }) =>
      value?.objectId !== undefined && isWithinBound(value.objectId) !== undefined
        ? [{ label: `${label}.${field} is within its bound`, objectId: value.objectId }]
        : [],
    ),
  );
  // The private fields of an object are always the same, and reading them takes 0.06 ms.
  const counted = named.filter(({ name, objectId }) =>
    fieldsOf(objectId).some(({ name: field }) => !volatile.test(`${name}.${field}`)),
  );
  return () => {
    const counts: Record<string, number | boolean> = {};
    for (const { name, label, objectId } of counted) {
      for (const [field, count] of countsIn(objectId))
        if (!volatile.test(`${name}.${field}`)) counts[`${label}.${field}`] = count;
    }
    for (const { label, objectId } of caches) counts[label] = isWithinBound(objectId)!;
    return counts;
  };
}

/** Reads the counters of one object, by the names of its fields. */
export function countersOf(object: object): Counts {
  const global = globalThis as { inspected?: object };
  global.inspected = object;
  const { result } = post<{ result: Remote }>('Runtime.evaluate', { expression: 'globalThis.inspected' });
  delete global.inspected;
  return Object.fromEntries(countsIn(result.objectId!));
}

function countsIn(objectId: string): (readonly [field: string, count: number | boolean])[] {
  return fieldsOf(objectId).flatMap(({ name, value }) => {
    const count = countOf(value);
    return count === undefined ? [] : [[name, count] as const];
  });
}

/** Only the private fields, because libraries have classes with the same names. */
function fieldsOf(objectId: string): Properties['result'] {
  return post<Properties>('Runtime.getProperties', { objectId, ownProperties: true }).privateProperties ?? [];
}

/** Undefined if the object isn't a cache. Only the bound of a cache is compared, not its size. */
function isWithinBound(objectId: string): boolean | undefined {
  const functionDeclaration =
    'function () { return this.maxSize > 0 ? this.calculatedSize <= this.maxSize : undefined; }';
  const { result } = post<{ result: Remote }>('Runtime.callFunctionOn', { objectId, functionDeclaration });
  return result.value as boolean | undefined;
}

/** The names of the classes, and the objects' ids for the inspector. */
function liveObjects(): (readonly [name: string, objectId: string])[] {
  const { result } = post<{ result: Remote }>('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = post<{ objects: Remote }>('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
  });
  const ours = post<{ result: Remote }>('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function (...names) {
      const classes = new Set(names);
      return this.filter((each) => classes.has(Object.getPrototypeOf(each)?.constructor?.name));
    }`,
    arguments: [...classes].map((value) => ({ value })),
  });
  post('Runtime.releaseObject', { objectId: objects.objectId });
  const found = post<Properties>('Runtime.getProperties', {
    objectId: ours.result.objectId,
    ownProperties: true,
  });
  return found.result.flatMap(({ value }) =>
    value?.objectId === undefined || !classes.has(value.description ?? '')
      ? []
      : [[value.description!, value.objectId] as const],
  );
}

/** A map, a set or an array counts with its size, as in `Map(3)`. */
function countOf(remote: Remote | undefined): number | boolean | undefined {
  if (typeof remote?.value === 'number' || typeof remote?.value === 'boolean') return remote.value;
  const size = /^(?:Map|Set|Array)\((\d+)\)$/.exec(remote?.description ?? '')?.[1];
  return size === undefined ? undefined : Number(size);
}
