/** Returns the monotonic time of the machine in µs. It is the same in all processes. */
export const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n);

/** Returns a row field with the time of sending, in µs of this clock. */
export const sentField = (): string => `"sent":${nowUs()}`;
export const sentPattern = /"sent":(\d+)/g;
