/** What was written to a socket and isn't with the kernel yet; Node.js tells only whole writes apart by itself. */
export function unflushedBytes(socket: { readonly writableLength: number }): number {
  const handle = (socket as { _handle?: { writeQueueSize?: number } })._handle;
  return handle?.writeQueueSize ?? socket.writableLength;
}
