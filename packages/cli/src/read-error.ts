import { excerptOf, explainProblem } from '@fucina/minecraft-text/messages';
import type { SourceError } from '@fucina/text-workshop';
import type { Language } from './language.ts';

/** Why a text cannot be read. */
export function readError(error: SourceError, { code, say }: Language): string {
  return error.code === 'legacy-codes' ? say('read_legacy_codes') : explainProblem(error, code);
}

/** The same with its place, in a text that begins on a line of a file, and what is there. */
export function readErrorIn(
  file: string,
  { text, line }: { readonly text: string; readonly line: number },
  error: SourceError,
  language: Language,
): readonly string[] {
  const place = 'from' in error ? error : { line: 1, column: 1 };
  const message = `${file}:${line + place.line - 1}:${place.column} ${readError(error, language)}`;
  return 'from' in error ? [message, ...excerptOf(text, error).split('\n')] : [message];
}
