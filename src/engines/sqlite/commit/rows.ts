/**
 * Reads several single rows with one statement, which returns one text with a line per row. For 32 rows, this takes
 * 5.3 µs of CPU per row, and 6.5 µs if each row has another collection (2 cores, Node.js 20). A row that is read
 * separately takes 45 µs.
 */
import type { RowAddress, RowRead } from '../../engine.js';
import type { FoundOwner, WantedKeys } from '../../shared/group-row-key-owners.js';
import { textOrLength } from '../../shared/group-rows.js';
import type { Connection } from '../open.js';

/** Reads rows in the order of `keys`. With `share`, `data` of longer rows (in bytes) is only their length. */
export async function readRowsOn(
  connection: Connection,
  keys: readonly RowAddress[],
  share?: number,
): Promise<(RowRead | undefined)[]> {
  const wanted = `[${keys.map(({ collectionId, id }) => `[${collectionId},${id}]`)}]`;
  const [found] =
    share === undefined
      ? await connection.all<Found>(selectRows, [wanted])
      : await connection.all<Found>(selectMeasuredRows, [wanted, share]);
  const reads: (RowRead | undefined)[] = new Array(keys.length);
  if (found!.lines !== null) takeLines(found!.lines, reads);
  return reads;
}

/** Reads the rows that have keys in indexes. For rows longer than `share` bytes, `data` is only the length. */
export function readOwnersOn(
  connection: Connection,
  wanted: readonly WantedKeys[],
  share: number,
): Promise<readonly FoundOwner[]> {
  const keys = Object.fromEntries(wanted.map(({ indexId, keys: ofIndex }) => [indexId, ofIndex]));
  return connection.all<FoundOwner>(
    `SELECT index_id AS indexId, keys.value AS key, row_id AS rowId, seq, ${textOrLength('?2')} AS data
     FROM json_each(?1) AS of CROSS JOIN sort_indexes ON sort_indexes.id = CAST(of.key AS integer)
     CROSS JOIN json_each(of.value) AS keys
     CROSS JOIN sort_keys ON index_id = sort_indexes.id AND sort_keys.key = unhex(keys.value)
     CROSS JOIN rows ON rows.collection_id = sort_indexes.collection_id AND rows.id = row_id`,
    [JSON.stringify(keys), share],
  );
}

/**
 * A line `<place in the keys> <head> <seq> <data>` for each row, or `<place in the keys> <head>` if the row doesn't exist.
 * If its collection doesn't exist, it has no line. JSON texts contain no line feeds.
 */
interface Found {
  readonly lines: string | null;
}

const selectRows = selectLines('data');
const selectMeasuredRows = selectLines(textOrLength('?2'));

/** CROSS JOIN keeps the keys in the outer loop. */
function selectLines(data: string): string {
  return `SELECT group_concat(wanted.key || ' ' || heads.seq || coalesce(' ' || rows.seq || ' ' || ${data}, ''), char(10)) AS lines
    FROM jsonb_each(?1) AS wanted CROSS JOIN heads ON heads.collection_id = wanted.value ->> 0
    LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = wanted.value ->> 1`;
}

function takeLines(lines: string, reads: (RowRead | undefined)[]): void {
  for (let start = 0; start < lines.length; ) {
    const lineFeed = lines.indexOf('\n', start);
    const end = lineFeed < 0 ? lines.length : lineFeed;
    const afterPlace = lines.indexOf(' ', start);
    const place = Number(lines.slice(start, afterPlace));
    const afterHead = lines.indexOf(' ', afterPlace + 1);
    if (afterHead < 0 || afterHead > end) {
      reads[place] = { head: Number(lines.slice(afterPlace + 1, end)), row: undefined };
    } else {
      const afterSeq = lines.indexOf(' ', afterHead + 1);
      const seq = Number(lines.slice(afterHead + 1, afterSeq));
      reads[place] = {
        head: Number(lines.slice(afterPlace + 1, afterHead)),
        row: { seq, data: lines.slice(afterSeq + 1, end) },
      };
    }
    start = end + 1;
  }
}
