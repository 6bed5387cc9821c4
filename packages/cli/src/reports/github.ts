import type { Language } from '../language.ts';
import type { Level, Problem } from '../problems/problem.ts';
import { shown } from '../shown.ts';
import { adviceOf, countsSentence } from './advice.ts';
import type { Report } from './report.ts';

/** GitHub shows no more of one kind for a step. The sentence about the rest is one, too. */
const MAX_SHOWN = { error: 10, warning: 10, note: 9 } as const satisfies Record<Level, number>;
const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** GitHub’s workflow commands, which it shows beside the lines of a pull request: the errors first. */
export function githubReport(language: Language): Report {
  const kept: Record<Level, string[]> = { error: [], warning: [], note: [] };
  return {
    begin: '',
    problem(problem) {
      const { level } = problem;
      if (kept[level].length < MAX_SHOWN[level]) kept[level].push(annotation(problem, language));
      return '';
    },
    end(counts, looked) {
      const lines = [...kept.error, ...kept.warning, ...kept.note];
      const isCut = counts.error + counts.warning + counts.note > lines.length;
      const sentence = countsSentence(counts, looked, language);
      const last = isCut
        ? `::notice title=fucina::${escapeData(`${sentence} ${language.say('github_cut')}`)}`
        : sentence;
      return `${[...lines, last].join('\n')}\n`;
    },
  };
}

function annotation(problem: Problem, language: Language): string {
  const { file, line, column, endLine, endColumn, level, rule, message, fix } = problem;
  const properties = { file, line, endLine, col: column, endColumn, title: rule };
  const listed = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(value)}`,
  );
  const text = escapeData(message + adviceOf(fix, language));
  return `::${COMMANDS[level]} ${listed.join(',')}::${text}`;
}

function escapeData(text: string): string {
  const lines = text.replaceAll('%', '%25').split('\n');
  return lines.map(shown).join('%0A');
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
