import { type Declared, declaredAnswers, declaredCloseCodes } from './contract.js';

const answers = new Map<string, Declared & { times: number }>();
const closeCodes = new Map<number, number>();
/** Codes of closes by the client, and those that say that there was no close frame, or none with a code. */
const codesOfClients = [1000, 1005, 1006];

/** Notes that a test reached this answer of this operation; `code` is undefined for an answer without a problem. */
export function reachedAnswer(operationId: string, status: number, code: string | undefined): void {
  const answer = { operationId, status, code: code ?? '-' };
  const known = answers.get(keyOf(answer)) ?? { ...answer, times: 0 };
  known.times += 1;
  answers.set(keyOf(answer), known);
}

/** Notes that a test saw a feed closed with this code. */
export function reachedClose(code: number): void {
  closeCodes.set(code, (closeCodes.get(code) ?? 0) + 1);
}

/** What the tests reached of the contract, a line for each status of an operation, and the close codes. */
export function coverageTable(): string[] {
  const lines = new Map<string, string[]>();
  for (const answer of declaredAnswers()) {
    const start = `${answer.operationId.padEnd(17)} ${answer.status}`;
    const times = answers.get(keyOf(answer))?.times ?? 0;
    const cell = answer.code === '-' ? `${times}` : `${answer.code} ${times}`;
    lines.set(start, [...(lines.get(start) ?? []), cell]);
  }
  const closes = declaredCloseCodes().map((code) => `${code} ${closeCodes.get(code) ?? 0}`);
  return [
    ...[...lines].map(([start, cells]) => `${start}  ${cells.join(', ')}`),
    `close codes            ${closes.join(', ')}`,
  ];
}

/** What is declared and was not reached, and what was reached and is not declared. */
export function coverageHoles(): string[] {
  const declared = declaredAnswers();
  const known = new Set(declared.map(keyOf));
  // An answer to HEAD has no body to tell its code.
  const statuses = new Set(declared.map(({ operationId, status }) => `${operationId} ${status}`));
  const isKnown = (answer: Declared): boolean =>
    known.has(keyOf(answer)) ||
    (answer.code === '-' && statuses.has(`${answer.operationId} ${answer.status}`));
  const closes = declaredCloseCodes();
  return [
    ...[...known].filter((key) => !answers.has(key)).map((key) => `never reached: ${key}`),
    ...closes.filter((code) => !closeCodes.has(code)).map((code) => `never reached: close ${code}`),
    ...[...answers.values()].filter((each) => !isKnown(each)).map((each) => `not declared: ${keyOf(each)}`),
    ...[...closeCodes.keys()]
      .filter((code) => !closes.includes(code) && !codesOfClients.includes(code))
      .map((code) => `not declared: close ${code}`),
  ];
}

function keyOf({ operationId, status, code }: Declared): string {
  return `${operationId} ${status} ${code}`;
}
