import {
  askedPlaceOf,
  type ConversionReason,
  RULES,
  type Rule,
  type RuleLevel,
  ruleOfReason,
} from '@fucina/config-text';
import type { RowPlan } from '../worker/protocol.ts';
import type { FoundText } from './find-texts.ts';
import type { Grouping } from './grouping.ts';
import { doubtOf } from './many-texts.ts';
import type { StudioFile } from './studio-file.ts';

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
}

/** Groups by file in the order of the files, by rule with the worst first, by plugin and rule with the largest first. */
export function groupTexts(
  texts: readonly FoundText[],
  by: Exclude<Grouping, 'none'>,
): readonly TextGroup[] {
  const groups = new Map<string, { subject: GroupSubject; plugin?: string; texts: FoundText[] }>();
  let last: { readonly file: StudioFile; readonly plugin: string | undefined } | undefined;
  for (const found of texts) {
    const { file, text } = found;
    const subject: GroupSubject =
      by === 'file' ? { kind: 'file', path: file.path } : subjectOf(file.plans[text]);
    // Texts of a file stand behind each other, and there may be hundreds of thousands.
    if (last?.file !== file) {
      last = { file, plugin: by === 'plugin' ? askedPlaceOf(file.path) : undefined };
    }
    const { plugin } = last;
    const id = plugin === undefined ? idOf(subject) : `${plugin}\0${idOf(subject)}`;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { subject, ...(plugin && { plugin }), texts: [found] });
    else group.texts.push(found);
  }
  const listed = Array.from(groups, ([id, group]): TextGroup => ({ id, ...group }));
  if (by === 'file') return listed;
  if (by === 'rule') return listed.sort((one, other) => rank(one) - rank(other));
  return listed.sort((one, other) => other.texts.length - one.texts.length);
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
  if (finding !== undefined) return { kind: 'rule', rule: finding.rule };
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
