/** How far a socket's writes have come; Node.js tells only whole writes apart by itself. */

interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

/** Bytes that were written and aren't with the kernel yet. */
export function unflushedBytes(socket: { readonly writableLength: number }): number {
  return handleOf(socket)?.writeQueueSize ?? socket.writableLength;
}

/** Bytes that are with the kernel, of all that were ever written. */
export function flushedBytes(socket: {
  readonly bytesWritten: number;
  readonly writableLength: number;
}): number {
  const handle = handleOf(socket);
  return (handle?.bytesWritten ?? socket.bytesWritten) - unflushedBytes(socket);
}

function handleOf(socket: object): Handle | undefined {
  return (socket as { _handle?: Handle })._handle;
}
