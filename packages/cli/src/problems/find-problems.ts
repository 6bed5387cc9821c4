import { diagnoseText, findProfile } from '@fucina/config-text';
import {
  type DiagnoseOptions,
  detectFormat,
  diagnoseMiniMessage,
  placedIn,
  readAny,
  type TextRange,
} from '@fucina/minecraft-text';
import { explainProblem } from '@fucina/minecraft-text/messages';
import { readSource } from '@fucina/text-workshop';
import { findingSentence } from '../finding-sentences.ts';
import { INPUT_FORMATS, type InputFormat } from '../formats.ts';
import type { Language } from '../language.ts';
import { readError } from '../read-error.ts';
import type { Text } from '../texts.ts';
import { MAX_LINE_TEXT, type Problem } from './problem.ts';

/** What shows the texts, as far as somebody says so. */
export interface TextReader extends Pick<DiagnoseOptions, 'adventure' | 'preset'> {
  /** The version of the game. */
  readonly version?: string | undefined;
}

const GENERIC = findProfile('generic');

/** What is wrong with one text of a file. */
export function findProblems(
  file: string,
  { text, line }: Text,
  from: InputFormat,
  reader: TextReader,
  language: Language,
): Problem[] {
  const format = INPUT_FORMATS[from] ?? detectFormat(text);
  const placed = ({ from, to }: TextRange) => {
    const placeOf = placedIn(text);
    const [first, last] = [placeOf({ from, to }), placeOf({ from: to, to })];
    const lineStart = from - first.column + 1;
    return {
      file,
      line: line + first.line - 1,
      column: first.column,
      endLine: line + last.line - 1,
      endColumn: last.column,
      lineText: text.slice(lineStart, lineStart + MAX_LINE_TEXT).replace(/\n[\s\S]*/, ''),
    };
  };
  if (format === 'mini-message') {
    return diagnoseMiniMessage(text, reader).map((found) => ({
      ...placed(found),
      level: found.severity,
      rule: `text/${found.code}`,
      message: explainProblem(found, language.code),
      ...(found.fix !== undefined && { fix: found.fix }),
    }));
  }
  const source = readSource(text, { format: INPUT_FORMATS[from] });
  const isOfGame = source.wrapping === 'command' || source.wrapping === 'data';
  const read = isOfGame || format === 'give-command' ? source : readAny(text, format);
  if (read.ok) {
    // Tags with slips, and codes, are judged as in a file of a plugin that nobody knows.
    const profile = from === 'auto' && /^(?:plain|legacy)/.test(format) ? GENERIC : undefined;
    const findings = profile === undefined ? [] : diagnoseText(text, profile, reader);
    return findings.map((found) => ({
      ...placed(found),
      level: found.severity,
      rule: found.code,
      message: findingSentence(found, language),
      ...(found.fix !== undefined && { fix: found.fix }),
    }));
  }
  const range = 'from' in read.error ? read.error : { from: 0, to: Math.min(1, text.length) };
  const message = readError(read.error, language);
  return [{ ...placed(range), level: 'error', rule: 'text/unreadable', message }];
}
