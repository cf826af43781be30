/** Rejects mistakes in the options of a mirror that would otherwise have no effect, or an error that doesn't name them. */
import type { MirrorStorage } from './storage.js';
import type { Transport } from './transport.js';

const options = ['url', 'collection', 'key', 'filter', 'transport', 'WebSocket', 'storage', 'signal'];
const transports: readonly Transport[] = ['auto', 'websocket', 'stream', 'poll'];
const events = ['change', 'synced', 'error'];

/** @throws TypeError */
export function checkOptions(given: unknown): void {
  if (typeof given !== 'object' || given === null) throw new TypeError('The options must be an object.');
  for (const name of Object.keys(given)) checkName(name, options, 'option');
  const {
    url,
    collection,
    key,
    filter,
    WebSocket,
    storage,
    signal,
    transport = 'auto',
  } = given as Record<string, unknown>;
  for (const [name, value] of Object.entries({ url, collection, key }))
    if (!value) throw new TypeError(`The option ${name} is missing.`);
  const address = `${url}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new TypeError(
      `The option url must be an http or https URL, such as https://rows.example, not ${address}.`,
    );
  if (typeof key !== 'string' && typeof key !== 'function')
    throw new TypeError(`The option key must be a string or a function, not ${typeof key}.`);
  for (const [name, value, fits, kind] of [
    ['filter', filter, typeof filter === 'string', 'a string'],
    ['WebSocket', WebSocket, typeof WebSocket === 'function', 'a class'],
    [
      'storage',
      storage,
      (storage as MirrorStorage | undefined)?.load,
      'a MirrorStorage, such as indexedDbStorage(name)',
    ],
    ['signal', signal, (signal as AbortSignal | undefined)?.addEventListener, 'an AbortSignal'],
  ] as const)
    if (value !== undefined && !fits) throw new TypeError(`The option ${name} must be ${kind}.`);
  if (!transports.includes(transport as Transport))
    throw new TypeError(`The option transport must be auto, websocket, stream or poll, not ${transport}.`);
  if (transport !== 'auto' && transport !== 'websocket' && !globalThis.fetch)
    throw new TypeError('This platform does not support fetch.');
}

/** @throws TypeError */
export function checkEvent(name: string): void {
  checkName(name, events, 'event');
}

function checkName(name: string, known: readonly string[], kind: string): void {
  if (known.includes(name)) return;
  const all = `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
  throw new TypeError(`${JSON.stringify(name)} is not an ${kind}. The ${kind}s are ${all}.`);
}
