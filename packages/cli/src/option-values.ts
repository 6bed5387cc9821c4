import { InvalidArgumentError } from 'commander';

/** Reads the value of an option. */
export function wholeNumber(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('');
  return Number(typed);
}

/** Reads the value of an option, such as `1.21.4`. */
export function versionNumber(typed: string): string {
  if (!/^\d+(?:\.\d+){0,3}$/.test(typed)) throw new InvalidArgumentError('');
  return typed;
}
