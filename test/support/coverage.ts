import { type Declared, declaredAnswers, declaredCloseCodes } from './contract.js';

/** How many times the tests met something, by its text. */
export type Counts = Record<string, number>;

/** What the tests reached of the contract: answers (`operationId status code`, `-` where there is none), close codes. */
export interface Reached {
  readonly answers: Counts;
  readonly closeCodes: Counts;
}

let reached: Reached = { answers: {}, closeCodes: {} };
/** Codes of closes by the client, and those that say that there was no close frame, or none with a code. */
const codesOfClients = [1000, 1005, 1006];

/** Notes that a test reached this answer of this operation; `code` is undefined for an answer without a problem. */
export function reachedAnswer(operationId: string, status: number, code: string | undefined): void {
  add(reached.answers, { [keyOf({ operationId, status, code: code ?? '-' })]: 1 });
}

/** Notes that a test saw a feed closed with this code. */
export function reachedClose(code: number): void {
  add(reached.closeCodes, { [code]: 1 });
}

/** What was reached since the last call. */
export function takeReached(): Reached {
  const taken = reached;
  reached = { answers: {}, closeCodes: {} };
  return taken;
}

/** Adds counts to others. */
export function add(sum: Counts, more: Counts): void {
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
}

/** What was reached of the contract, a line for each status of an operation, and the close codes. */
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

/** What is declared and was not reached, and what was reached and is not declared. */
export function coverageHoles({ answers, closeCodes }: Reached): string[] {
  const declared = declaredAnswers();
  const known = new Set(declared.map(keyOf));
  // An answer to HEAD has no body to tell its code.
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
