/** What walks through typed collections share. */
export const url = process.env.ROWFEED_URL!;
export const key = process.env.ROWFEED_KEY!;

export function held<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not as it has to be');
  return value;
}
