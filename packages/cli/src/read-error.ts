import { excerptOf, explainProblem } from '@fucina/minecraft-text/messages';
import type { SourceError } from '@fucina/text-workshop';
import type { CliKey, Language } from './language.ts';

/** What is said differently on the command line, and what the workshop alone refuses. */
const OWN = {
  'legacy-codes': 'read_legacy_codes',
  'built-by-code': 'read_built_by_code',
  'give-command': 'read_unreadable',
} as const satisfies Partial<Record<SourceError['code'], CliKey>>;

/** Why a text cannot be read. */
export function readError(error: SourceError, { code, say }: Language): string {
  return isOwn(error) ? say(OWN[error.code]) : explainProblem(error, code);
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

function isOwn(error: SourceError): error is Extract<SourceError, { code: keyof typeof OWN }> {
  return Object.hasOwn(OWN, error.code);
}
