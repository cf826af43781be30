/** Writes the table of bounds (`src/fairness/bounds.ts`) into the guide for operators. */
import { type Bound, bounds, type Level } from '../../src/fairness/bounds.js';

const header =
  '| Limited | Per address | Per subject | Per key | Per account | In total | Response if exceeded |';

/** Returns the text of the guide with an up-to-date table. */
export function withBounds(guide: string): string {
  const start = guide.indexOf(header);
  const end = guide.indexOf('\n\n', start);
  if (start < 0 || end < 0) throw new Error('the guide has no table of bounds');
  const rows = Object.values<Bound>(bounds).map(rowOf);
  return (
    guide.slice(0, start) + [header, '|---|---|---|---|---|---|---|', ...rows].join('\n') + guide.slice(end)
  );
}

function rowOf(bound: Bound): string {
  const { what, address, subject, tickets, key, total, accountPart, unit } = bound;
  const amount = (most: number | undefined): string => {
    if (most === undefined) return '';
    return unit === 'bytes' ? `${most / 1_048_576} MiB` : most.toLocaleString('en');
  };
  const account = total === undefined || accountPart === undefined ? undefined : accountPart * total;
  const cells = [
    what,
    amount(address),
    amount(subject),
    tickets === undefined ? amount(key) : `${amount(key)}, and ${amount(tickets)} with its tickets`,
    amount(account),
    amount(total),
    problemsOf(bound),
  ];
  return `| ${cells.join(' | ')} |`;
}

function problemsOf({ full, address, key, total }: Bound): string {
  const levels: Level[] = [];
  if (address !== undefined) levels.push('address');
  if (key !== undefined) levels.push('key');
  if (total !== undefined) levels.push('account', 'total');
  const problems = levels.map((level) => {
    const { status, code, headers } = full(level, 0);
    return `${status} \`${code}\`, \`Retry-After: ${headers['Retry-After']}\``;
  });
  return [...new Set(problems)].join('; ');
}
