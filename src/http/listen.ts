/** Binds servers to their ports, with errors that name the setting to change. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The settings that contain a port. */
type PortVariable = 'PORT' | 'ROWFEED_METRICS_PORT';

/**
 * The number of connections that the kernel keeps until the server accepts them. It ignores further ones, and their
 * clients try again only after a second. Linux reduces this to `net.core.somaxconn`, which is 4,096 by default.
 */
const backlog = 4_096;

/** Why a port cannot be used. */
const portErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port',
  EACCES: 'this user is not allowed to use this port',
};

/** @throws Error if the server can't listen on the port; its message names `variable` */
export async function listen(
  server: Server,
  variable: PortVariable,
  port: number | undefined,
  host: string,
): Promise<void> {
  server.listen({ port, host, backlog });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = portErrors[error.code ?? ''];
    const message =
      reason === undefined
        ? hostError(host, error)
        : `Cannot listen on ${variable} ${port}: ${reason} (${error.code}). Set ${variable} to another port.`;
    throw new Error(message, { cause: error });
  });
}

/** @throws Error if a server can't listen on the port */
export async function refuseUsedPort(variable: PortVariable, port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, variable, port, host);
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

/** The URL of a server for a client on the same machine. */
export function localUrl(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

function hostError(host: string, { code, message }: NodeJS.ErrnoException): string {
  const reason =
    {
      EADDRNOTAVAIL: 'This machine does not have this address.',
      ENOTFOUND: 'There is no host with this name.',
    }[code ?? ''] ?? `${message}.`;
  return `Cannot listen on HOST "${host}". ${reason} Use 127.0.0.1 to accept connections from this machine only, or 0.0.0.0 or :: to accept connections from all machines.`;
}
