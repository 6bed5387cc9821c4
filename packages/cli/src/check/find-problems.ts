import { diagnoseText, findProfile } from '@fucina/config-text';
import {
  type DiagnoseOptions,
  type Diagnostic,
  detectFormat,
  diagnoseMiniMessage,
  readAny,
} from '@fucina/minecraft-text';
import { fillIn } from '@fucina/site/words';
import { readSource } from '@fucina/text-workshop';
import { findingSentence } from '../config/finding-sentences.ts';
import { INPUT_FORMATS, type InputFormat } from '../formats.ts';
import type { Language } from '../language.ts';
import { placeOf } from '../place.ts';
import { readError } from '../read-error.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Text } from '../texts.ts';
import { MOST_LINE_TEXT, type Problem } from './problem.ts';

/** What shows the texts, as far as somebody says so. */
export interface TextReader extends Pick<DiagnoseOptions, 'adventure' | 'preset'> {
  /** The version of the game. */
  readonly game?: string | undefined;
}

const GENERIC = findProfile('generic');
const LEVELS = { error: 'error', warning: 'warning', hint: 'note' } as const;

/** What is wrong with one text of a file. */
export function findProblems(
  file: string,
  { text, line }: Text,
  from: InputFormat,
  reader: TextReader,
  language: Language,
): Problem[] {
  const format = INPUT_FORMATS[from] ?? detectFormat(text);
  const placed = (start: number, end: number) => {
    const [first, last] = [placeOf(text, start), placeOf(text, end)];
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    return {
      file,
      line: line + first.line - 1,
      column: first.column,
      endLine: line + last.line - 1,
      endColumn: last.column,
      lineText: text.slice(lineStart, lineStart + MOST_LINE_TEXT).replace(/\n[\s\S]*/, ''),
    };
  };
  if (format === 'mini-message') {
    return diagnoseMiniMessage(text, { ...reader, version: reader.game }).map((found) => ({
      ...placed(found.from, found.to),
      level: LEVELS[found.severity],
      rule: `text/${found.code}`,
      message: sentenceOf(found, language),
      ...(found.suggestion !== undefined && { fix: found.suggestion }),
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
      ...placed(found.from, found.to),
      level: found.level,
      rule: found.rule,
      message: findingSentence(found, language),
      ...(found.suggestion !== undefined && { fix: found.suggestion }),
    }));
  }
  const { message } = readError(read.error, text, language);
  const offset = 'at' in read.error ? read.error.at : 0;
  const end = Math.min(text.length, offset + 1);
  return [{ ...placed(offset, end), level: 'error', rule: 'text/unreadable', message }];
}

function sentenceOf({ code, name, detail }: Diagnostic, language: Language): string {
  return fillIn(siteWordsOf(language).ui.markup[code], { name, detail });
}
