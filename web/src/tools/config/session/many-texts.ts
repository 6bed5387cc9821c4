import { fitsKeys } from '@fucina/config-text';
import { type Decisions, decisionsOf, type TextPlace } from './decisions.ts';
import type { FoundText } from './find-texts.ts';

/**
 * Those that are proven to look the same: only they are decided together. Unsure texts are decided one by one, and
 * what somebody wrote by hand stays.
 */
export function provenOf(texts: readonly FoundText[], decisions: Decisions): readonly TextPlace[] {
  return texts.flatMap(({ file: { id, plans }, text }) => {
    const plan = plans[text];
    const isProven = plan?.state === 'same' && plan.written !== undefined;
    return isProven && !decisionsOf(decisions, id).written.has(text) ? [{ file: id, text }] : [];
  });
}

/** Those whose keys fit a pattern such as `lang.**.title`, as `fitsKeys` reads it; all if it is empty. */
export function withKeys(texts: readonly FoundText[], pattern: string): readonly FoundText[] {
  const wanted = pattern.trim();
  if (wanted === '') return texts;
  return texts.filter(({ file, text }) => {
    const row = file.rows[text];
    return row !== undefined && fitsKeys(row.path ?? row.key.split('.'), wanted);
  });
}
