/** Reads all rows of a collection and makes a file of them. */
import { chunksOf } from '../../files/bytes.js';
import { type CsvStyle, columnsOf, csvOf } from '../../files/csv-writer.js';
import { writeFieldName } from '../../values/field-name.js';
import { ConnectionLost, collectionPath, problemIn, type Service, ServiceProblem } from '../service.js';

export interface ExportOptions {
  readonly format: 'ndjson' | 'json' | 'csv';
  readonly filter: string | undefined;
  /** The fields besides `id`. If it is empty, the file contains all fields. */
  readonly fields: readonly string[];
  /** How CSV is written. */
  readonly csv: CsvStyle;
  /** Whether the file is compressed with gzip. */
  readonly isCompressed: boolean;
}

type Part = Uint8Array<ArrayBuffer>;

/** Maximum number of fields that the server selects. */
const maxFieldsAsked = 50;

/** @throws ServiceProblem, ConnectionLost, or the reason of the signal */
export async function exportRows(
  service: Service,
  collection: string,
  options: ExportOptions,
  told: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const content = await contentOf(service, collection, options, told, signal);
  if (!options.isCompressed) return content;
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

async function contentOf(
  service: Service,
  collection: string,
  { format, filter, fields, csv }: ExportOptions,
  told: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  if (fields.length > maxFieldsAsked && format !== 'csv')
    throw new Error(`An export can select at most ${maxFieldsAsked} fields.`);
  const asked = fields.length > maxFieldsAsked ? [] : fields.map(writeFieldName);
  const response = await service.fetch('GET', `${collectionPath(collection)}/export`, {
    query: { format: 'ndjson', filter, fields: asked },
    signal,
  });
  if (!response.ok) throw new ServiceProblem(response.status, problemIn(await response.text()));
  const parts: Part[] = [];
  let bytes = 0;
  try {
    for await (const part of chunksOf(response.body!)) {
      parts.push(part as Part);
      bytes += part.length;
      told(bytes);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    // An incomplete response isn't saved as a file.
    throw new ConnectionLost('The connection was lost. The file is not saved.');
  }
  const type = 'application/octet-stream';
  if (format === 'ndjson') return new Blob(parts, { type });
  if (format === 'json') return new Blob(arrayOf(parts), { type });
  const columns = await columnsOf(each(parts), fields, () => undefined);
  const texts: string[] = [];
  for await (const text of csvOf(each(parts), columns, csv)) texts.push(text);
  return new Blob(texts, { type });
}

/** Returns a JSON array with one row per line, from NDJSON. */
function arrayOf(parts: readonly Part[]): string[] {
  const decoder = new TextDecoder();
  const texts = parts.map((part) => decoder.decode(part, { stream: true }).replaceAll('\n', ',\n'));
  if (texts.length === 0) return ['[]\n'];
  return ['[\n', ...texts.slice(0, -1), `${texts.at(-1)!.slice(0, -2)}\n]\n`];
}

async function* each(parts: readonly Part[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* parts;
}
