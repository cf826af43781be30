/** The results of the parts, which are lines of tables. */

/** The counts of a part. All values except `rounds`, `acknowledged`, `repeated` and `frames` must be 0. */
export interface Counts {
  readonly name: string;
  readonly rounds: number;
  /** Acknowledged writes, retries of writes, and frames that followers received. */
  readonly acknowledged: number;
  readonly repeated?: number;
  readonly frames?: number;
  /** Changes in addition to the acknowledged ones. */
  readonly twice?: number;
  /** Acknowledged changes that are missing at their place in the change log. */
  readonly lost?: number;
  /** Batches that are stored partially. */
  readonly partial?: number;
  /** Gaps between sequence numbers. */
  readonly gaps?: number;
  /** Requests that were counted but not sent, or not counted although they must be. */
  readonly usageError?: number;
  /** Frames that followers missed, or that differ from the change log. */
  readonly wrong?: number;
  /** Rows that differ between the list and the result of the frames. */
  readonly differing?: number;
}
