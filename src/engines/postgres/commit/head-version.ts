/** Identifies the state of a collection, to notice that another instance has changed it. */
import type { Head } from '../../engine.js';

/**
 * A head with `indexVersion`. The version increases when an index is created or dropped, and when the schema
 * changes. It is 0 before the first such change.
 */
export interface VersionedHead extends Head {
  readonly indexVersion: number;
}

/** Identifies a state of the collection. Each commit and each change of the indexes or the schema changes it. */
export type HeadVersion = Pick<VersionedHead, 'seq' | 'indexVersion'>;

/** Returns whether the collection has not changed between two reads. */
export function isSame(head: HeadVersion | undefined, other: HeadVersion | undefined): boolean {
  return head?.seq === other?.seq && head?.indexVersion === other?.indexVersion;
}
