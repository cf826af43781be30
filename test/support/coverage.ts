import { declaredAnswers, declaredCloseCodes } from './contract.js';

const answers = new Map<string, number>();
const closeCodes = new Map<number, number>();

/** Notes that a test reached this answer of this operation; `code` is undefined for an answer without a problem. */
export function reachedAnswer(operationId: string, status: number, code: string | undefined): void {
  const key = line(operationId, status, code ?? '-');
  answers.set(key, (answers.get(key) ?? 0) + 1);
}

/** Notes that a test saw a feed closed with this code. */
export function reachedClose(code: number): void {
  closeCodes.set(code, (closeCodes.get(code) ?? 0) + 1);
}

/** Every declared answer and close code with the number of times it was reached. */
export function coverageTable(): { name: string; reached: number }[] {
  const declared = declaredAnswers().map(({ operationId, status, code }) => line(operationId, status, code));
  return [
    ...declared.map((name) => ({ name, reached: answers.get(name) ?? 0 })),
    ...declaredCloseCodes().map((code) => ({ name: `close ${code}`, reached: closeCodes.get(code) ?? 0 })),
  ];
}

function line(operationId: string, status: number, code: string): string {
  return `${operationId.padEnd(18)} ${status} ${code}`;
}
