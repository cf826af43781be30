/** Reads the rows of a file in the browser, with the same readers as `rowfeed import`. */
import { chunksOf } from '../../files/bytes.js';
import type { Bad } from '../../files/chunks.js';
import { type CellType, type CsvFormat, CsvRows, type InferredTypes } from '../../files/csv.js';
import { type Decompress, decoded } from '../../files/decode.js';
import { FaultReport } from '../../files/fault-report.js';
import type { RowFormat } from '../../files/file-name.js';
import { jsonRows } from '../../files/json-rows.js';
import { bytesOf, linesOf, Unreadable } from '../../files/lines.js';
import { type Fault, type Read, RowReader } from '../../files/rows.js';
import { visibleLine } from '../../text/visible.js';
import type { JsonObject } from '../../values/json/json.js';
import { pointerTo } from '../../values/json/pointer.js';
import { errorIn } from '../rows/json-text.js';

export interface FileOptions extends CsvFormat {
  readonly format: RowFormat;
  readonly encoding: string;
  /** The field that receives the ids of the file. If undefined, they are dropped. */
  readonly keepId: string | undefined;
}

/** The labels of the options in the form, by the name of the option in messages of the readers. */
export const optionLabels = {
  format: 'Content',
  encoding: 'Encoding',
  separator: 'Separator',
  decimal: 'Decimal sign',
  thousands: 'Thousands separator',
  names: 'Column names',
  null: 'Text for null',
  'keep-id': 'Field for the ids',
  'relax-quotes': 'Keep quotes inside cells',
  'relax-columns': 'Allow short and long lines',
  'rename-headers': 'Number repeated names',
  'backslash-escapes': 'Read backslash escapes',
  'skip-bad': 'Skip invalid lines',
  'on-conflict': 'Rows with an existing row key',
} as const;

/** Replaces the options of the command line in a message by the labels of the form. */
export function withLabels(message: string): string {
  return message.replace(/--([a-z-]+)/g, (flag, name: string) =>
    Object.hasOwn(optionLabels, name) ? `“${optionLabels[name as keyof typeof optionLabels]}”` : flag,
  );
}

export interface Preview {
  /** The names of the fields in the order of the file. */
  readonly names: readonly string[];
  /** The first rows. */
  readonly rows: readonly JsonObject[];
  /** The types of the columns of CSV, from the complete file. */
  readonly types: InferredTypes;
  /** Sentences about invalid rows, and about what may be read in the wrong way. */
  readonly remarks: readonly string[];
}

/** Number of rows in a preview. */
const previewRows = 20;

/** A file and how it is read. */
export class RowFile {
  readonly #file: Blob;
  readonly #options: FileOptions;
  readonly #signal: AbortSignal;
  /** Types that the user has chosen, by column. */
  readonly chosen = new Map<string, CellType>();
  #inferred: InferredTypes | undefined;
  #csv: CsvRows | undefined;
  /** The number of bytes of the file that have been read. */
  bytes = 0;

  /** @param signal stops reading */
  constructor(file: Blob, options: FileOptions, signal: AbortSignal) {
    this.#file = file;
    this.#options = options;
    this.#signal = signal;
  }

  /** Reads the complete file to infer types, and then the first rows. @throws Unreadable */
  async preview(): Promise<Preview> {
    const { format } = this.#options;
    if (format === 'csv') this.#inferred ??= await this.#csvRows(new Map()).infer(this.#lines());
    const rows: JsonObject[] = [];
    const bad: Bad[] = [];
    let hadIds = false;
    for await (const reads of this.rows(() => (hadIds = true))) {
      for (const read of reads) {
        const { text, faults } = read;
        if (text !== undefined) rows.push(JSON.parse(text) as JsonObject);
        if (faults !== undefined) bad.push({ read, faults });
        if (rows.length + bad.length >= previewRows) break;
      }
      if (rows.length + bad.length >= previewRows) break;
    }
    const remarks = this.describe(bad);
    for (const doubt of this.#csv?.doubts ?? []) remarks.push(visibleLine(withLabels(doubt)));
    if (hadIds) remarks.push('Rows get new ids. To store the ids of the file, enter a field for them.');
    const names = [
      ...new Set([...(this.#inferred?.keys() ?? []), ...rows.flatMap((row) => Object.keys(row))]),
    ];
    return { names, rows, types: this.#inferred ?? new Map(), remarks };
  }

  /** Yields the rows of the file. @throws Unreadable */
  async *rows(idDropped: () => void = () => undefined): AsyncGenerator<readonly Read[], void, undefined> {
    const reader = new RowReader(this.#options.keepId, idDropped);
    if (this.#options.format === 'ndjson') yield* jsonRows(this.#decoded(), reader);
    else {
      this.#csv = this.#csvRows(this.chosen, reader);
      yield* this.#csv.read(this.#lines());
    }
  }

  /** Returns a file of these rows in their original form, with the line of names. */
  fileOf(rows: readonly Pick<Read, 'lines'>[]): Blob {
    const lines = [...(this.#csv?.header ?? []), ...rows.flatMap(({ lines }) => lines)];
    return new Blob(lines.map((line) => bytesOf(line) as Uint8Array<ArrayBuffer>));
  }

  /**
   * Describes faults with their lines, their columns and the options that help.
   *
   * @param max the maximum number of descriptions; all by default
   */
  describe(bad: readonly Bad[], max?: number): string[] {
    const report = new FaultReport();
    const described = bad.flatMap(({ read, faults }) =>
      report.add(read.lines[0]!.number, faults).map((fault) => this.#described(read, fault)),
    );
    return [...described.slice(0, max), ...report.rest];
  }

  #described({ lines: [line] }: Read, { pointer, detail }: Fault): string {
    const column = (this.#csv?.names ?? []).findIndex((name) => pointerTo([name]) === pointer) + 1;
    const place = column > 0 ? `, column ${column}` : '';
    const isSyntax = this.#csv === undefined && detail.startsWith('is not valid JSON') && !line!.isJoined;
    const syntax = isSyntax ? errorIn(line!.text)?.replace(/ line 1,|\.$/g, '') : undefined;
    const reason =
      syntax === undefined ? detail : detail.replace(/ at position \d+|(?<=JSON)/, `: ${syntax}`);
    return visibleLine(withLabels(`Line ${line!.number}${place}: ${pointer || 'the row'} ${reason}`));
  }

  #csvRows(
    types: ReadonlyMap<string, CellType>,
    reader = new RowReader(this.#options.keepId, () => undefined),
  ) {
    return new CsvRows(
      { ...this.#options, types, ...(this.#inferred && { inferred: this.#inferred }) },
      reader,
    );
  }

  #lines() {
    return linesOf(this.#decoded());
  }

  #decoded() {
    return decoded(this.#chunks(), decompress, this.#options.encoding);
  }

  async *#chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    this.bytes = 0;
    for await (const chunk of chunksOf(this.#file.stream())) {
      this.#signal.throwIfAborted();
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}

const decompress: Decompress = async function* (content, format) {
  if (format === 'zstd')
    throw new Unreadable(
      'browsers cannot read files that are compressed with zstd. Decompress the file with "zstd -d"',
    );
  const chunks = content[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  try {
    yield* chunksOf(source.pipeThrough(new DecompressionStream('gzip')));
  } catch {
    throw new Unreadable('the console cannot decompress the file, because the file is incomplete or damaged');
  }
};
