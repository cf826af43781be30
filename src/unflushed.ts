/** Bytes that were written to a socket and aren't with the kernel yet; Node.js itself counts whole writes only. */
export function unflushedBytes(socket: { readonly writableLength: number }): number {
  const handle = (socket as { _handle?: { writeQueueSize?: number } })._handle;
  return handle?.writeQueueSize ?? socket.writableLength;
}
