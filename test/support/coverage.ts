import { type Declared, declaredAnswers, declaredCloseCodes } from './contract.js';

/** How often the tests met each item, by its text. */
export type Counts = Record<string, number>;

/**
 * The parts of the contract that the tests reached: responses (`operationId status code`, `-` without a code)
 * and close codes.
 */
export interface Reached {
  readonly answers: Counts;
  readonly closeCodes: Counts;
}

let reached: Reached = { answers: {}, closeCodes: {} };
/** Close codes from the client, and codes that mean that the close frame was missing or had no code. */
const codesOfClients = [1000, 1005, 1006];

/**
 * Records that a test got this response from this operation. `code` is undefined for a response without a
 * problem.
 */
export function reachedAnswer(operationId: string, status: number, code: string | undefined): void {
  add(reached.answers, { [keyOf({ operationId, status, code: code ?? '-' })]: 1 });
}

/** Records that a test saw a feed closed with this code. */
export function reachedClose(code: number): void {
  add(reached.closeCodes, { [code]: 1 });
}

/** Returns the counts since the last call, and resets them. */
export function takeReached(): Reached {
  const taken = reached;
  reached = { answers: {}, closeCodes: {} };
  return taken;
}

/** Adds counts to a sum. */
export function add(sum: Counts, more: Counts): void {
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
}

/** Formats the counts, with one line for each status of an operation and one line for the close codes. */
export function coverageTable({ answers, closeCodes }: Reached): string[] {
  const lines = new Map<string, string[]>();
  for (const answer of declaredAnswers()) {
    const start = `${answer.operationId.padEnd(17)} ${answer.status}`;
    const times = answers[keyOf(answer)] ?? 0;
    const cell = answer.code === '-' ? `${times}` : `${answer.code} ${times}`;
    lines.set(start, [...(lines.get(start) ?? []), cell]);
  }
  const closes = declaredCloseCodes().map((code) => `${code} ${closeCodes[code] ?? 0}`);
  return [
    ...[...lines].map(([start, cells]) => `${start}  ${cells.join(', ')}`),
    `close codes            ${closes.join(', ')}`,
  ];
}

/** Returns declared items that weren't reached, and reached items that aren't declared. */
export function coverageHoles({ answers, closeCodes }: Reached): string[] {
  const declared = declaredAnswers();
  const known = new Set(declared.map(keyOf));
  // A response to HEAD has no body, so its code isn't known.
  const bare = new Set(declared.map((answer) => keyOf({ ...answer, code: '-' })));
  const closes = declaredCloseCodes();
  return [
    ...[...known].filter((key) => !Object.hasOwn(answers, key)).map((key) => `never reached: ${key}`),
    ...closes
      .filter((code) => !Object.hasOwn(closeCodes, code))
      .map((code) => `never reached: close ${code}`),
    ...Object.keys(answers)
      .filter((key) => !known.has(key) && !bare.has(key))
      .map((key) => `not declared: ${key}`),
    ...Object.keys(closeCodes)
      .map(Number)
      .filter((code) => !closes.includes(code) && !codesOfClients.includes(code))
      .map((code) => `not declared: close ${code}`),
  ];
}

function keyOf({ operationId, status, code }: Declared): string {
  return `${operationId} ${status} ${code}`;
}
