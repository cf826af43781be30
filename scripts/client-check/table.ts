/** The guide's table of other tools: what is said of each, and what its last trial did. */
import type { Client } from './client.js';
import { clients } from './clients.js';

/** The section whose table it is. */
export const heading = '## Other tools';

const head = ['Tool', 'Document', 'What it does', 'Last time', 'To know'];

/** The cells of a row that tell about the tool, those of its trial aside. */
export function cellsOf({ name, version, document, does, note }: Client): string[] {
  const documents = document.split(', ').map((each) => (each === '' ? '' : `\`${each}\``));
  return [`${name} ${version}`, documents.join(', '), does, note];
}

/** The guide with rows of those that were right; the others' stay as they are, or go with their tools. */
export function withTable(guide: string, results: ReadonlyMap<string, string>): string {
  const lines = guide.split('\n');
  const first = lines.indexOf(row(head), lines.indexOf(heading));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const present = lines.slice(first, first + length);
  const rows = clients.flatMap((client) => {
    const result = results.get(client.name);
    if (result === undefined) return present.find((row) => row.startsWith(`| ${client.name} `)) ?? [];
    const [name, document, does, note] = cellsOf(client);
    return [row([name!, document!, does!, result, note!])];
  });
  return lines.toSpliced(first + 2, length - 2, ...rows).join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
