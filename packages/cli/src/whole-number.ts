import { InvalidArgumentError } from 'commander';

/** Reads the value of an option. */
export function wholeNumber(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('');
  return Number(typed);
}
