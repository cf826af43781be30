/** The machine's monotonic clock, which is the same in every process, in microseconds. */
export const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n);

/** The field of a row that says when it was sent, by that clock. */
export const sentField = (): string => `"sent":${nowUs()}`;
export const sentPattern = /"sent":(\d+)/g;
