import { type ConversionReason, RULES, type Rule, type RuleLevel } from '@fucina/config-text';
import { askedPlaceOf, ruleOfReason } from '@fucina/config-text/inner';
import type { RowPlan } from '../worker/protocol.ts';
import { type Decisions, decisionsOf, type FileDecisions } from './decisions.ts';
import type { Grouping } from './grouping.ts';
import { doubtOf, isProven, isUnsureFor, uprightOf } from './many-texts.ts';
import { type FoundText, STEP } from './sort-texts.ts';
import type { StudioFile } from './studio-file.ts';
import type { Steps } from './turned-work.ts';

/** What the texts of a group have in common. */
export type GroupSubject =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'reason'; readonly reason: ConversionReason }
  /** Nothing was found in them. */
  | { readonly kind: 'clean' };

export interface TextGroup {
  readonly id: string;
  readonly subject: GroupSubject;
  /** The plugin they belong to, where the list is divided by it. */
  readonly plugin?: string;
  /** In the order of the files. */
  readonly texts: readonly FoundText[];
  /** How many of them are accepted, rejected or made upright together. */
  readonly decidable: Readonly<Record<'accept' | 'reject' | 'upright', number>>;
}

interface GrowingGroup extends TextGroup {
  readonly texts: FoundText[];
  readonly decidable: { accept: number; reject: number; upright: number };
}

/** Groups by file in the order of the files, by rule with the worst first, by plugin and rule with the largest first. */
export function* groupTexts(
  texts: readonly FoundText[],
  by: Exclude<Grouping, 'none'>,
  decisions: Decisions,
): Steps<readonly TextGroup[]> {
  const byPlugin = new Map<string, Map<string, GrowingGroup>>();
  let last: { readonly file: StudioFile; readonly plugin: string } | undefined;
  for (const [place, found] of texts.entries()) {
    if (place % STEP === STEP - 1) yield;
    const { file, text } = found;
    // Texts of a file stand behind each other, and there may be hundreds of thousands.
    if (last?.file !== file) {
      last = { file, plugin: by === 'plugin' ? askedPlaceOf(file.path) : '' };
    }
    const { plugin } = last;
    const groups = byPlugin.get(plugin) ?? new Map<string, GrowingGroup>();
    byPlugin.set(plugin, groups);
    const plan = file.plans[text];
    const subject: GroupSubject =
      by === 'file' ? { kind: 'file', path: file.path } : subjectOf(plan);
    const id = idOf(subject);
    const group = groups.get(id) ?? {
      ...{ id: plugin === '' ? id : `${plugin}\0${id}`, subject, texts: [] },
      ...(plugin !== '' && { plugin }),
      decidable: { accept: 0, reject: 0, upright: 0 },
    };
    groups.set(id, group);
    group.texts.push(found);
    if (plan) count(group, plan, decisionsOf(decisions, file.id), text);
  }
  const listed = [...byPlugin.values()].flatMap((groups) => [...groups.values()]);
  if (by === 'file') return listed;
  if (by === 'rule') return listed.sort((one, other) => rank(one) - rank(other));
  return listed.sort((one, other) => other.texts.length - one.texts.length);
}

function count(group: GrowingGroup, plan: RowPlan, ofFile: FileDecisions, text: number): void {
  const { decidable } = group;
  const reason = reasonOf(group);
  if (reason === undefined) {
    if (!isProven(plan, ofFile, text)) return;
    decidable.accept += 1;
    decidable.reject += 1;
    return;
  }
  if (isUnsureFor(plan, ofFile, text)) decidable.reject += 1;
  if (isUnsureFor(plan, ofFile, text, reason)) {
    if (plan.written !== undefined) decidable.accept += 1;
    if (uprightOf(plan) !== undefined) decidable.upright += 1;
  }
}

/** For what the texts of a group are unsure. */
export function reasonOf({ subject }: TextGroup): ConversionReason | undefined {
  return subject.kind === 'reason' ? subject.reason : undefined;
}

/** Why somebody has to look at a text, else its first mistake, or what to know about it. */
function subjectOf(plan: RowPlan | undefined): GroupSubject {
  const doubt = plan && doubtOf(plan);
  if (doubt !== undefined) return { kind: 'reason', reason: doubt };
  const [finding] = plan?.findings ?? [];
  if (finding !== undefined) return { kind: 'rule', rule: finding.code };
  const [reason] = plan?.reasons ?? [];
  if (reason === undefined) return { kind: 'clean' };
  const rule = ruleOfReason(reason);
  return rule === undefined ? { kind: 'reason', reason } : { kind: 'rule', rule };
}

function idOf(subject: GroupSubject): string {
  switch (subject.kind) {
    case 'file':
      return subject.path;
    case 'rule':
      return subject.rule;
    case 'reason':
      return subject.reason;
    case 'clean':
      return '';
  }
}

const RANKS: Readonly<Record<RuleLevel, number>> = { error: 0, warning: 1, note: 3 };
const RANK_OF_REASONS = 2;
const LAST = 4;

function rank({ subject }: TextGroup): number {
  if (subject.kind === 'rule') return RANKS[RULES.get(subject.rule) ?? 'note'];
  return subject.kind === 'reason' ? RANK_OF_REASONS : LAST;
}
