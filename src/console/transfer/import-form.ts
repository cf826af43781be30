/** The form fields of an import: how the file is read, and its first rows with their types. */
import { html, nothing, type TemplateResult } from 'lit';
import { type CellType, cellTypes } from '../../files/csv.js';
import { encodings } from '../../files/decode.js';
import { isTabSeparated, rowFormatOf } from '../../files/file-name.js';
import type { DecimalSign, ThousandsSeparator } from '../../files/number-format.js';
import { visibleLine } from '../../text/visible.js';
import { kindOf, shownValue } from '../rows/cells.js';
import { type FileOptions, optionLabels, type Preview } from './file-reader.js';

type Choices = readonly (readonly [value: string, title: string])[];

const signs: Choices = [
  ['.', 'point'],
  [',', 'comma'],
];
const separators: Choices = [
  ['', 'detected'],
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'pipe'],
  [' ', 'space'],
];

/** Options that only apply when the rows are stored. */
export const storingOptions: ReadonlySet<string> = new Set(['skip-bad', 'on-conflict']);

/**
 * @param isOpen whether the fields are visible
 * @param rowKey the fields of the row key, if the collection has one
 */
export function optionFields(
  file: File,
  isOpen: boolean,
  rowKey: readonly string[] | undefined,
): TemplateResult {
  return html`${
    rowKey === undefined
      ? nothing
      : choice('on-conflict', [
          ['', 'are an error'],
          ['update', 'are updated: other fields stay'],
          ['replace', 'are replaced'],
          ['ignore', 'are ignored'],
        ])
  }
  <details ?open=${isOpen}>
    <summary>Options</summary>
    <div class="options">
      ${choice(
        'format',
        [
          ['csv', 'CSV or TSV'],
          ['ndjson', 'JSON or NDJSON'],
        ],
        rowFormatOf(file.name),
      )}
      ${choice(
        'encoding',
        encodings.map((name) => [name, name] as const),
      )}
      ${text('keep-id', 'none: ids are ignored')}
      ${choice('separator', separators, isTabSeparated(file.name) ? '\t' : '')}
      ${choice('decimal', signs)}
      ${choice('thousands', [['', 'none'], ...signs, [' ', 'space'], ["'", "'"]])}
      ${text('names', 'in the first line')} ${text('null', 'null and \\N')}
    </div>
    ${check('relax-quotes')} ${check('relax-columns')} ${check('rename-headers')} ${check('backslash-escapes')}
    ${check('skip-bad')}
  </details>`;
}

function choice(name: keyof typeof optionLabels, choices: Choices, chosen?: string): TemplateResult {
  return html`<label>${optionLabels[name]}
    <select name=${name}>
      ${choices.map(([value, title]) => html`<option value=${value} ?selected=${value === chosen}>${title}</option>`)}
    </select>
  </label>`;
}

function text(name: keyof typeof optionLabels, placeholder: string): TemplateResult {
  return html`<label>${optionLabels[name]}
    <input name=${name} placeholder=${placeholder} autocomplete="off" spellcheck="false" />
  </label>`;
}

function check(name: keyof typeof optionLabels): TemplateResult {
  return html`<label class="check"><input type="checkbox" name=${name} /> ${optionLabels[name]}</label>`;
}

/** Returns the options in the form. */
export function optionsIn(data: FormData): FileOptions {
  const filled = (name: keyof typeof optionLabels): string => String(data.get(name) ?? '');
  const names = filled('names')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    format: filled('format') as FileOptions['format'],
    encoding: filled('encoding'),
    keepId: filled('keep-id').trim() || undefined,
    separator: filled('separator') || undefined,
    decimal: filled('decimal') as DecimalSign,
    thousands: (filled('thousands') || undefined) as ThousandsSeparator | undefined,
    ...(names.length > 0 && { names }),
    ...(filled('null') !== '' && { null: [filled('null')] }),
    relaxQuotes: data.has('relax-quotes'),
    relaxColumns: data.has('relax-columns'),
    renameHeaders: data.has('rename-headers'),
    backslashEscapes: data.has('backslash-escapes'),
  };
}

/** Maximum number of columns that are shown. */
const mostColumns = 200;

export function previewTable(
  { names, rows, types, remarks }: Preview,
  choose: (name: string, type: CellType | undefined) => void,
): TemplateResult {
  const shown = names.slice(0, mostColumns);
  const type = (name: string) =>
    types.has(name)
      ? html`<select aria-label="Type of ${visibleLine(name)}" @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          choose(name, (value || undefined) as CellType | undefined);
        }}>
          <option value="">${types.get(name)} (inferred)</option>
          ${cellTypes.map((each) => html`<option value=${each}>${each}</option>`)}
        </select>`
      : html`<span class="state">${[...new Set(rows.filter((row) => Object.hasOwn(row, name)).map((row) => kindOf(row[name])))].join(', ')}</span>`;
  return html`
    ${remarks.length === 0 ? nothing : html`<ul class="notice">${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>`}
    ${
      rows.length === 0
        ? html`<p>The file has no valid rows.</p>`
        : html`<div class="wide" tabindex="0" role="region" aria-label="First rows">
            <table class="list preview">
              <caption>The first ${rows.length === 1 ? 'row' : `${rows.length} rows`}${names.length > shown.length ? `, with ${shown.length} of ${names.length} columns` : nothing}</caption>
              <thead><tr>${shown.map((name) => html`<th scope="col">${visibleLine(name)}<br />${type(name)}</th>`)}</tr></thead>
              <tbody>
                ${rows.map((row) => html`<tr>${shown.map((name) => html`<td class=${kindOf(row[name])}>${Object.hasOwn(row, name) ? shownValue(row[name]) : nothing}</td>`)}</tr>`)}
              </tbody>
            </table>
          </div>`
    }`;
}
