/** Why a mirror, or what follows a feed, can't go on as it should. */
export class MirrorError extends Error {
  override readonly name = 'MirrorError';
  /** Whether the mirror has ended. */
  readonly isFinal: boolean;
  /** The code of the problem that the service answered with, such as `key_invalid`. */
  readonly code: string | undefined;
  /** That of the connection, where it was open. */
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
