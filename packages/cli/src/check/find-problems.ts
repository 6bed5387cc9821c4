import {
  type Diagnostic,
  detectFormat,
  diagnoseMiniMessage,
  readAny,
} from '@fucina/minecraft-text';
import { fillIn } from '@fucina/site/words';
import { INPUT_FORMATS, type InputFormat } from '../formats.ts';
import type { Language } from '../language.ts';
import { placeOf } from '../place.ts';
import { readError } from '../read-error.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Text } from '../texts.ts';

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly code: string;
  readonly message: string;
  /** What to write in place of the range. */
  readonly fix?: string;
  /** The range that the fix replaces, where it is another one. */
  readonly fixAt?: Pick<Problem, 'line' | 'column' | 'endLine' | 'endColumn'>;
}

/** What is wrong with one text of a file. */
export function findProblems(
  file: string,
  { text, line }: Text,
  from: InputFormat,
  language: Language,
): Problem[] {
  const format = INPUT_FORMATS[from] ?? detectFormat(text);
  const placed = (start: number, end: number) => {
    const [first, last] = [placeOf(text, start), placeOf(text, end)];
    return {
      file,
      line: line + first.line - 1,
      column: first.column,
      endLine: line + last.line - 1,
      endColumn: last.column,
    };
  };
  if (format === 'mini-message') {
    return diagnoseMiniMessage(text).map((found) => ({
      ...placed(found.from, found.to),
      severity: found.severity,
      code: found.code,
      message: sentenceOf(found, language),
      ...(found.suggestion !== undefined && { fix: found.suggestion }),
    }));
  }
  const read = readAny(text, format);
  if (read.ok) return [];
  const { message } = readError(read.error, text, language);
  const offset = 'at' in read.error ? read.error.at : 0;
  const end = Math.min(text.length, offset + 1);
  return [{ ...placed(offset, end), severity: 'error', code: read.error.code, message }];
}

function sentenceOf({ code, name, detail }: Diagnostic, language: Language): string {
  return fillIn(siteWordsOf(language).ui.markup[code], { name, detail });
}
