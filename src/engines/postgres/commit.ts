/** The statements that write. */

import type { CollectionCommit, Head, UsageRow } from '../engine.js';
import type { Parameter } from './open.js';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** `sorts` moves on with every change of the collection's sorted fields; 0 where there is none. */
export interface SortedHead extends Head {
  readonly sorts: number;
}

/** Moves the head on and writes all the rest, or nothing where it isn't at `from` any more; returns `moved`. */
export function commitStatement(from: SortedHead, commit: CollectionCommit): Statement {
  const { collectionId, head, time, log, updated, deleted } = commit;
  return {
    sql: 'SELECT commit_group($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) AS moved',
    parameters: [
      ...[collectionId, from.seq, from.sorts, head.seq, head.nextRowId, head.rows, time],
      log.map(({ firstSeq }) => firstSeq),
      log.map(({ lastSeq }) => lastSeq),
      log.map(({ insertedId }) => insertedId ?? 0),
      log.map(({ changes }) => changes.slice(1, -1)).join('\n\n'),
      updated.map(({ id }) => id),
      updated.map(({ seq }) => seq),
      updated.map(({ data }) => data).join('\n'),
      deleted,
    ],
  };
}

export function usageStatement(usage: readonly UsageRow[]): Statement {
  return {
    sql: 'SELECT count_usage($1, $2, $3, $4)',
    parameters: [
      usage.map(([keyId]) => keyId),
      usage.map(([, hour]) => hour),
      usage.map(([, , instance]) => instance),
      usage.map(([, , , requests]) => requests),
    ],
  };
}
