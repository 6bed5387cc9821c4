import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { type FileDecisions, verdictOf } from './decisions.ts';

/**
 * What becomes of a string: `same` is changed and looks the same · `accepted` and `written` are changed because
 * somebody said so · `corrected` has fewer mistakes, and is else as it was · `unsure` waits for somebody · `asked` waits for an answer about its plugin · `rejected` and `refused` stay · `unchanged` has nothing to change.
 */
export type Mark =
  | 'waiting'
  | 'setting'
  | 'unchanged'
  | 'same'
  | 'accepted'
  | 'written'
  | 'corrected'
  | 'unsure'
  | 'asked'
  | 'rejected'
  | 'refused';

export function markOf(
  row: TextRow,
  plan: RowPlan | undefined,
  decisions: FileDecisions,
  text: number,
): Mark {
  const mark = wantedMarkOf(row, plan, decisions, text);
  const isLeftOut =
    plan?.leftOut !== undefined && plan.leftOut.written === writtenOf(mark, plan, decisions, text);
  return isLeftOut ? 'refused' : mark;
}

/** Whether or not it can be written where it is. */
export function wantedMarkOf(
  row: TextRow,
  plan: RowPlan | undefined,
  decisions: FileDecisions,
  text: number,
): Mark {
  if (decisions.written.has(text)) return 'written';
  if (row.kind === 'setting') return 'setting';
  if (plan === undefined) return 'waiting';
  if (plan.state === 'asked') return 'asked';
  if (plan.written === undefined) {
    if (plan.alternatives.length > 0 || plan.state === 'unsure') {
      return verdictOf(decisions, text) === 'rejected' ? 'rejected' : 'unsure';
    }
    if (decisions.corrected.has(text)) return 'corrected';
    return plan.state === 'refused' ? 'refused' : 'unchanged';
  }
  const verdict = verdictOf(decisions, text);
  if (verdict === 'rejected') return 'rejected';
  if (plan.state === 'same') return 'same';
  return verdict === 'accepted' ? 'accepted' : 'unsure';
}

const CHANGING: ReadonlySet<Mark> = new Set(['same', 'accepted', 'written', 'corrected']);

export function isChanging(mark: Mark): boolean {
  return CHANGING.has(mark);
}

/** What is in the file afterwards; undefined if nothing changes. */
export function writtenOf(
  mark: Mark,
  plan: RowPlan | undefined,
  decisions: FileDecisions,
  text: number,
): string | undefined {
  if (!isChanging(mark)) return undefined;
  return decisions.written.get(text) ?? plan?.written;
}

/** What would be in the file if the text is changed; undefined if there is nothing to change. */
export function offeredOf(
  plan: RowPlan | undefined,
  decisions: FileDecisions,
  text: number,
): string | undefined {
  return decisions.written.get(text) ?? plan?.written;
}
