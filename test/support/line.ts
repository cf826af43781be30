import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for tests. Its URL stays the same, but it can drop connections and connect to another port. */
export interface Line {
  readonly url: string;
  /** The port to which new connections lead. */
  port: number;
  /** The number of connections so far. */
  readonly connections: number;
  /** The targets of the GET requests so far. */
  readonly targets: string[];
  /** The heads of the same requests, with the header fields. */
  readonly heads: string[];
  /** The number of bytes that have come from the server so far. */
  readonly received: number;
  /** Cuts each connection whose request matches before any byte of a response. */
  refuses: (target: string) => boolean;
  /** Terminates every connection. */
  cut(): void;
  /** Terminates every connection when this number of bytes has come from the server. */
  cutAfter(bytes: number): Promise<void>;
  close(): Promise<void>;
}

export async function startLine(service: { readonly port: number }): Promise<Line> {
  const sockets = new Set<Socket>();
  const targets: string[] = [];
  const heads: string[] = [];
  let connections = 0;
  let received = 0;
  let limit = Number.POSITIVE_INFINITY;
  let reached = (): void => undefined;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(line.port, '127.0.0.1');
    // Clients send the head of a request in one packet.
    near.on('data', (bytes) => {
      for (const [head, target = ''] of `${bytes}`.matchAll(/^GET (\S+) HTTP\/1\.1\r\n(?:.+\r\n)*\r\n/g)) {
        heads.push(head);
        targets.push(target);
        if (line.refuses(target)) near.destroy();
      }
    });
    far.on('data', (bytes) => {
      received += bytes.length;
      if (received >= limit) reached();
    });
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
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: service.port,
    get connections() {
      return connections;
    },
    get received() {
      return received;
    },
    targets,
    heads,
    refuses: () => false,
    cut,
    cutAfter(bytes) {
      limit = received + bytes;
      return new Promise((resolve) => {
        reached = () => {
          limit = Number.POSITIVE_INFINITY;
          cut();
          resolve();
        };
      });
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
