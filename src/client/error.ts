/** Describes why a mirror, or the connection to its feed, failed. */
export class MirrorError extends Error {
  override readonly name = 'MirrorError';
  /** Whether the mirror has stopped for good. */
  readonly isFinal: boolean;
  /** The code of the problem that the server returned, such as `key_invalid`. */
  readonly code: string | undefined;
  /** The close code of the connection. Undefined if the connection was never open. */
  readonly closeCode: number | undefined;

  constructor(
    message: string,
    {
      isFinal = false,
      code,
      closeCode,
      cause,
    }: Partial<Pick<MirrorError, 'isFinal' | 'code' | 'closeCode' | 'cause'>>,
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.code = code;
    this.closeCode = closeCode;
  }
}
