/** Closes the parts of something. If one part fails to close, the others are closed too. */

type Closer = () => unknown;

/**
 * Runs the closers one after the other.
 *
 * @throws the error of the closer that failed, or an AggregateError if several failed
 */
export async function closeInOrder(closers: readonly Closer[]): Promise<void> {
  const results: PromiseSettledResult<unknown>[] = [];
  for (const closer of closers) results.push(...(await Promise.allSettled([called(closer)])));
  throwFailures(results);
}

/**
 * Runs the closers at the same time.
 *
 * @throws the error of the closer that failed, or an AggregateError if several failed
 */
export async function closeTogether(closers: readonly Closer[]): Promise<void> {
  throwFailures(await Promise.allSettled(closers.map(called)));
}

/** Calls a closer. If it throws, the promise is rejected. */
async function called(closer: Closer): Promise<void> {
  await closer();
}

function throwFailures(results: readonly PromiseSettledResult<unknown>[]): void {
  const errors: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} parts failed to close`);
  if (errors.length === 1) throw errors[0];
}
