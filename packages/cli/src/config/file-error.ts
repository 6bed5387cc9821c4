import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

/** An error of ours says which of many files it is about: whoever reports it can send that one along. */
export function fileError(path: string, error: unknown, { say }: Language): CliError {
  if (error instanceof CliError) return error;
  return new CliError(say('unexpected', { reason: `${path}: ${String(error)}` }));
}
