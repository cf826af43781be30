/** Rejects mistakes in the options of a mirror that would otherwise have no effect, or an error that doesn't name them. */

const options = ['url', 'collection', 'key', 'filter', 'transport', 'WebSocket', 'storage', 'signal'];
const events = ['change', 'synced', 'error'];

/** @throws TypeError */
export function checkOptions(given: unknown): void {
  if (typeof given !== 'object' || given === null) throw new TypeError('The options must be an object.');
  for (const name of Object.keys(given)) checkName(name, options, 'option');
  for (const name of ['url', 'collection'])
    if (!(given as Record<string, unknown>)[name]) throw new TypeError(`The option ${name} is missing.`);
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
