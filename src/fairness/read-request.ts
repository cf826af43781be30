/** For whom something is read, and whether still. */
export interface ReadRequest {
  readonly accountId: number;
  readonly keyId: string;
  /** Nobody waits for the answer any more; asked often. */
  isGone(): boolean;
  /**
   * Resolves when so many bytes more of the answer may be held in memory, until it is out.
   * @throws Problem overloaded
   */
  reserve(bytes: number): Promise<void>;
}
