import { InvalidArgumentError } from 'commander';

/** Reads an option that is a number of things. */
export function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

/** Reads an option that is a list of names. */
export const names = (text: string): readonly string[] => text.split(',');
