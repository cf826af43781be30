/** Measures how much output of a socket the kernel has accepted. Node.js only reports complete writes. */

interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

/** Returns the number of bytes that were written but not yet accepted by the kernel. */
export function unflushedBytes(socket: { readonly writableLength: number }): number {
  return handleOf(socket)?.writeQueueSize ?? socket.writableLength;
}

/** Returns the number of bytes that the kernel has accepted since the socket was opened. */
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
