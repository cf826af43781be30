import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for tests. Its URL stays the same, but it can drop connections and connect to another port. */
export interface Line {
  readonly url: string;
  /** The port to which new connections lead. */
  port: number;
  /** The number of connections so far. */
  readonly connections: number;
  /** Terminates every connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function startLine(service: { readonly port: number }): Promise<Line> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(line.port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: service.port,
    get connections() {
      return connections;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
