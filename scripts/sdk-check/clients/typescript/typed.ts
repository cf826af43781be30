/** The code that the test clients of typed collections share. */
export { key, url } from './serve';

export function held<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not as it has to be');
  return value;
}
