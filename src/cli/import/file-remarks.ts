/** Remarks that an import prints about the content of its file. */
import type { InferredTypes } from '../../files/csv.js';
import type { LineEnd } from '../../files/lines.js';
import { counted } from '../../text/count.js';
import { shellWord } from '../../text/shell-word.js';
import { visibleLine } from '../../text/visible.js';
import { writeFieldName } from '../../values/field-name.js';
import { formatTable } from '../output.js';

export const dataFrameRemark =
  'The file looks like one object with all rows of a pandas data frame. To write one row per line, use to_json(..., orient="records", lines=True).';

/** @param name the name of the array in the object */
export function wrappedRemark(path: string, name: string, collection: string): string {
  const filter = shellWord(/^[a-z_]\w*$/i.test(name) ? `.${name}` : `.[${JSON.stringify(name)}]`);
  const [file, isGzip] = [shellWord(path), /\.gz$/i.test(path)];
  const read = path === '-' ? '' : isGzip ? `gzip -dc ${file} | ` : '';
  const jq = `jq ${filter}${path === '-' || isGzip ? '' : ` ${file}`}`;
  return `The file is one object, so it is one row. To import the objects in its array ${visibleLine(name)} as rows, use: ${visibleLine(`${read}${jq} | rowfeed import ${collection} -`)}`;
}

export const maxTypesShown = 50;

/** The table shows why a column has its type, so that people notice strings because of a number such as `1.234,50`. */
export function typesTable(
  types: InferredTypes,
  reasons: ReadonlyMap<string, string>,
  unnamed: ReadonlySet<string>,
  hasSchema: boolean,
): string {
  const hasStrings = reasons.size > 0;
  const rows = [...types]
    .slice(0, maxTypesShown)
    .map(([name, type]) => [
      unnamed.has(name) ? `${name} (without a name in the file)` : name,
      type,
      ...(hasStrings ? [reasons.get(name) ?? ''] : []),
    ]);
  const more = types.size - rows.length;
  const [index] = [...unnamed].filter((name) => types.has(name));
  return [
    `Types of columns, inferred from ${hasSchema ? 'the schema and ' : ''}the complete file (to change them, use --types):`,
    formatTable([['column'], ['type'], ...(hasStrings ? [['because of'] as const] : [])], rows, '  '),
    ...(more > 0 ? [`  and ${counted(more, 'more column')}`] : []),
    ...(index === undefined ? [] : [`  If ${index} is an index, omit it with --types ${index}:skip.`]),
  ].join('\n');
}

/** A file with decimal commas probably has points between thousands, which only its reader knows. */
export function pointsDoubt(types: InferredTypes, withPoints: ReadonlySet<string>): string | undefined {
  const numbers = [...withPoints].filter((name) => types.get(name) === 'number');
  if (numbers.length === 0) return undefined;
  return `The file contains decimal commas, but a point in a column of numbers (${numbers.map(writeFieldName).join(', ')}) is read as a decimal point. If points separate thousands, use --decimal "," --thousands ".".`;
}

export function severalEnds(ends: ReadonlyMap<LineEnd, number>): string {
  const names = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR', '': '' };
  const parts = [...ends].map(([end, line]) => `${names[end]} from line ${line}`);
  return `The file has several kinds of line endings: ${parts.join(', ')}. Each of these line endings ends a row.`;
}
