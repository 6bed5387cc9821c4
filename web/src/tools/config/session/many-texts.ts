import { type ConversionReason, fitsKeys } from '@fucina/config-text';
import type { RowPlan } from '../worker/protocol.ts';
import { type Decisions, decisionsOf, type TextPlace } from './decisions.ts';
import type { FoundText } from './find-texts.ts';
import { isProblem } from './problems.ts';

/**
 * Those that are proven to look the same, which are decided together. What somebody wrote by hand stays.
 */
export function provenOf(texts: readonly FoundText[], decisions: Decisions): readonly TextPlace[] {
  return texts.flatMap(({ file: { id, plans }, text }) => {
    const plan = plans[text];
    const isProven = plan?.state === 'same' && plan.written !== undefined;
    return isProven && !decisionsOf(decisions, id).written.has(text) ? [{ file: id, text }] : [];
  });
}

/** What there is to know about a text, which is no reason to leave it as it is. */
const NOTES: ReadonlySet<ConversionReason> = new Set(['lost-letter', 'link-not-clickable']);

/**
 * Unsure texts that wait for this one reason alone: whoever decides on it for all of them knows what is decided.
 * Texts that have another doubt besides are left to be looked at.
 */
export function unsureFor(
  texts: readonly FoundText[],
  decisions: Decisions,
  reason: ConversionReason,
): readonly FoundText[] {
  return texts.filter(({ file: { id, plans }, text }) => {
    const plan = plans[text];
    if (plan === undefined || doubtOf(plan) === undefined) return false;
    const isOnly = plan.reasons.every((one) => one === reason || NOTES.has(one));
    return isOnly && !decisionsOf(decisions, id).written.has(text);
  });
}

/** Problems that have one right answer, with their texts. What somebody wrote by hand stays. */
export function correctableIn(texts: readonly FoundText[], decisions: Decisions) {
  const places: TextPlace[] = [];
  let problems = 0;
  for (const { file, text } of texts) {
    const { findings = [], lock } = file.plans[text] ?? {};
    if (findings.length === 0) continue;
    const found = findings.filter((one) => isProblem(one) && one.suggestion !== undefined).length;
    const isLeft = lock !== undefined || decisionsOf(decisions, file.id).written.has(text);
    if (found === 0 || isLeft) continue;
    places.push({ file: file.id, text });
    problems += found;
  }
  return { places, problems };
}

/** Of those, the ones that have something to accept. */
export function offeredIn(texts: readonly FoundText[]): readonly TextPlace[] {
  return texts.flatMap(({ file: { id, plans }, text }) =>
    plans[text]?.written === undefined ? [] : [{ file: id, text }],
  );
}

/** What is written with `<!i>`, where that is a way to settle a text. */
export function uprightIn(
  texts: readonly FoundText[],
): readonly (TextPlace & { readonly written: string })[] {
  return texts.flatMap(({ file: { id, plans }, text }) => {
    const way = plans[text]?.alternatives.find(({ code }) => code === 'upright');
    return way === undefined ? [] : [{ file: id, text, written: way.written }];
  });
}

/** The first reason why somebody has to look at a text; undefined if it is settled. */
export function doubtOf({ state, reasons }: RowPlan): ConversionReason | undefined {
  if (state !== 'unsure' && state !== 'same-alone') return undefined;
  return reasons.find((reason) => !NOTES.has(reason));
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
