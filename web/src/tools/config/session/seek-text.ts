import { type Decisions, decisionsOf } from './decisions.ts';
import { markOf } from './marks.ts';
import { problemsOfText } from './problems.ts';
import type { FoundText } from './sort-texts.ts';

/** What somebody has to look at. */
export type Sought = 'unsure' | 'problem';

/** The next such text in a direction, round the ends; undefined if there is none. */
export function seekText(
  texts: readonly FoundText[],
  from: number | undefined,
  { sought, step }: { readonly sought: Sought; readonly step: 1 | -1 },
  decisions: Decisions,
): number | undefined {
  const count = texts.length;
  const start = from ?? (step === 1 ? -1 : count);
  for (let moved = 1; moved <= count; moved += 1) {
    const place = (((start + step * moved) % count) + count) % count;
    const text = texts[place];
    if (text && isSought(text, sought, decisions)) return place;
  }
  return undefined;
}

function isSought({ file, text }: FoundText, sought: Sought, decisions: Decisions): boolean {
  const plan = file.plans[text];
  if (sought === 'problem') return problemsOfText(plan) > 0;
  const row = file.rows[text];
  return row !== undefined && markOf(row, plan, decisionsOf(decisions, file.id), text) === 'unsure';
}
