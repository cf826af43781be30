import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Outgoing connections get ports from 32,768, so no client of another test takes a port of this range. */
const firstPort = 20_000;
const sliceLength = 100;
const slices = 120;

/**
 * The ports of the tests in this process. The process listens on the first one until it exits, so that
 * no other test process takes the same slice.
 */
let slice: { readonly owner: Server; readonly first: number } | undefined;
let given = 0;

/**
 * Returns a TCP port that is free at the moment. It returns the same port again only after all other ports of the slice.
 * So no other test takes this port before it is used.
 */
export async function freePort(): Promise<number> {
  slice ??= await takeSlice();
  for (let attempt = 1; attempt < sliceLength; attempt += 1) {
    const port = slice.first + 1 + (given % (sliceLength - 1));
    given += 1;
    const server = await listen(port);
    if (server === undefined) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`all ports from ${slice.first} to ${slice.first + sliceLength - 1} are in use`);
}

/** Process ids of one run are close together, so most processes get the first slice that they try. */
async function takeSlice(): Promise<NonNullable<typeof slice>> {
  for (let index = 0; index < slices; index += 1) {
    const first = firstPort + ((process.pid + index) % slices) * sliceLength;
    const owner = await listen(first);
    // The process can exit while it listens.
    if (owner !== undefined) return { owner: owner.unref(), first };
  }
  throw new Error('other processes use all slices of ports');
}

/** Listens on a port of this machine. Returns undefined if another program uses the port. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  return isListening ? server : undefined;
}

/** Returns true if a process listens on this port. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const result = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return result;
}
