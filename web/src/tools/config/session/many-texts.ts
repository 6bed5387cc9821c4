import type { ConversionReason } from '@fucina/config-text';
import type { RowPlan } from '../worker/protocol.ts';
import { type Decisions, decisionsOf, type FileDecisions, type TextPlace } from './decisions.ts';
import { isProblem } from './problems.ts';
import type { FoundText } from './sort-texts.ts';

/**
 * Whether a text is proven to look the same, so that it is decided on with others. What somebody wrote by hand stays.
 */
export function isProven(
  { state, written }: RowPlan,
  ofFile: FileDecisions,
  text: number,
): boolean {
  return state === 'same' && written !== undefined && !ofFile.written.has(text);
}

export function provenOf(texts: readonly FoundText[], decisions: Decisions): readonly FoundText[] {
  return texts.filter(({ file, text }) => {
    const plan = file.plans[text];
    return plan !== undefined && isProven(plan, decisionsOf(decisions, file.id), text);
  });
}

/** What there is to know about a text, which is no reason to leave it as it is. */
const NOTES: ReadonlySet<ConversionReason> = new Set(['lost-letter', 'link-not-clickable']);

/**
 * Whether an unsure text waits for this one reason alone: whoever decides on it for all such texts knows what is decided.
 * Texts that have another doubt besides are left to be looked at. Without a reason: whether it is unsure at all, which is
 * enough to leave it as it is.
 */
export function isUnsureFor(
  plan: RowPlan,
  ofFile: FileDecisions,
  text: number,
  reason?: ConversionReason,
): boolean {
  const isOnly = !reason || plan.reasons.every((one) => one === reason || NOTES.has(one));
  return doubtOf(plan) !== undefined && isOnly && !ofFile.written.has(text);
}

export function unsureFor(
  texts: readonly FoundText[],
  decisions: Decisions,
  reason?: ConversionReason,
): readonly FoundText[] {
  return texts.filter(({ file, text }) => {
    const plan = file.plans[text];
    const ofFile = decisionsOf(decisions, file.id);
    return plan !== undefined && isUnsureFor(plan, ofFile, text, reason);
  });
}

/** How many problems of a text have one right answer. What somebody wrote by hand stays. */
export function correctableOf(
  { findings, lock }: RowPlan,
  ofFile: FileDecisions,
  text: number,
): number {
  // Nearly all texts have none.
  if (findings.length === 0 || lock !== undefined || ofFile.written.has(text)) return 0;
  return findings.filter((one) => isProblem(one) && one.fix !== undefined).length;
}

/** Texts with problems that have one right answer. */
export function correctableIn(
  texts: readonly FoundText[],
  decisions: Decisions,
): readonly FoundText[] {
  return texts.filter(({ file, text }) => {
    const plan = file.plans[text];
    return plan && correctableOf(plan, decisionsOf(decisions, file.id), text) > 0;
  });
}

/** Of those, the ones that have something to accept. */
export function offeredIn(texts: readonly FoundText[]): readonly FoundText[] {
  return texts.filter(({ file, text }) => file.plans[text]?.written !== undefined);
}

/** What is written with `<!i>`, where that is a way to settle a text. */
export function uprightOf({ alternatives }: RowPlan): string | undefined {
  return alternatives.find(({ code }) => code === 'upright')?.written;
}

export function uprightIn(
  texts: readonly FoundText[],
): readonly (TextPlace & { readonly written: string })[] {
  return texts.flatMap(({ file, text }) => {
    const plan = file.plans[text];
    const written = plan && uprightOf(plan);
    return written === undefined ? [] : [{ file: file.id, text, written }];
  });
}

export function placesOf(texts: readonly FoundText[]): readonly TextPlace[] {
  return texts.map(({ file, text }) => ({ file: file.id, text }));
}

/** The first reason why somebody has to look at a text; undefined if it is settled. */
export function doubtOf({ state, reasons }: RowPlan): ConversionReason | undefined {
  if (state !== 'unsure' && state !== 'same-alone') return undefined;
  return reasons.find((reason) => !NOTES.has(reason));
}
