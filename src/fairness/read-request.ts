/** The client for which rows are read, and whether it still waits for them. */
export interface ReadRequest {
  readonly accountId: number;
  readonly keyId: string;
  /** Whether the client has disconnected. Called often. */
  isGone(): boolean;
  /**
   * Resolves when this many more bytes of the response can be in memory. They stay reserved until the
   * response is sent.
   *
   * @throws Problem overloaded
   */
  reserve(bytes: number): Promise<void>;
}
