import type { Language } from '../language.ts';
import type { Level, Problem } from '../problems/problem.ts';
import { shown } from '../shown.ts';
import { adviceOf, countsSentence } from './advice.ts';
import type { Report, ReportOptions } from './report.ts';

const COLORS = { error: 31, warning: 33, note: 36 } as const satisfies Record<Level, number>;
const FAINT = 2;

/** For people: one line for each problem, with a blank line between files. */
export function textReport(language: Language, { isColored, isQuiet }: ReportOptions): Report {
  const { say } = language;
  const paint = (text: string, code: number) =>
    isColored ? `\u001b[${code}m${text}\u001b[0m` : text;
  let lastFile: string | undefined;
  return {
    begin: '',
    problem({ file, line, column, level, message, fix, rule }: Problem) {
      const isNext = lastFile !== undefined && lastFile !== file;
      lastFile = file;
      const parts = [
        shown(`${file}:${line}:${column}`),
        paint(say(`level_${level}`), COLORS[level]),
        shown(`${message}${adviceOf(fix, language)}`),
        paint(rule, FAINT),
      ];
      return `${isNext ? '\n' : ''}${parts.join('  ')}\n`;
    },
    end(counts, looked) {
      const isClean = counts.error + counts.warning + counts.note === 0;
      if (isQuiet && lastFile === undefined) return '';
      const lines = [
        ...(lastFile === undefined || isClean ? [] : ['']),
        countsSentence(counts, looked, language),
        ...(isQuiet ? [] : [looked.sentence(language)]),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}
