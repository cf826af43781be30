import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Returns a TCP port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
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
