import { fillIn } from '@fucina/minecraft-profile/messages';
import type { TextProblem } from '../text-problem.ts';
import { type ExplainedProblem, explainProblem } from './explain.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** As much of a line as is shown: what is before the problem, and in all. */
const MAX_BEFORE = 40;
const MAX_SHOWN = 80;

/**
 * A problem for people: its place, a sentence, what to write, and below them the line with the range marked. What a
 * terminal would obey is replaced.
 */
export function formatProblem(
  text: string,
  problem: ExplainedProblem & Pick<TextProblem, 'from' | 'to' | 'line' | 'column' | 'fix'>,
  language: MessageLanguage = 'en',
): string {
  const { line, column, fix } = problem;
  const advice = fix === undefined ? '' : ` ${fillIn(messages[language].fix, { fix })}.`;
  const sentence = shown(`${explainProblem(problem, language)}${advice}`);
  return `${line}:${column} ${sentence}\n${excerptOf(text, problem)}`;
}

/** The line that a problem is in, and a line with carets below its range. */
export function excerptOf(text: string, { from, to }: Pick<TextProblem, 'from' | 'to'>): string {
  const start = text.slice(0, from).lastIndexOf('\n') + 1;
  const next = text.indexOf('\n', from);
  const end = next === -1 ? text.length : next;
  const before = [...text.slice(Math.max(start, from - 2 * MAX_BEFORE), from)];
  const isCut = before.length > MAX_BEFORE || start < from - 2 * MAX_BEFORE;
  const lead = isCut ? ['…', ...before.slice(-MAX_BEFORE)] : before;
  const room = MAX_SHOWN - lead.length;
  const rest = [...text.slice(from, Math.min(end, from + 2 * room))];
  const isLong = rest.length > room || from + 2 * room < end;
  const tail = isLong ? [...rest.slice(0, room), '…'] : rest;
  const marked = [...text.slice(from, Math.min(to, end, from + 2 * room))].length;
  const carets = '^'.repeat(Math.max(1, Math.min(marked, room)));
  return `  ${shown([...lead, ...tail].join(''))}\n  ${' '.repeat(lead.length)}${carets}`;
}

/** Without what would move the rest of a line, or turn its direction. */
function shown(text: string): string {
  return text.replace(/[\t\r]/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
