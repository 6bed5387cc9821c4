import {
  type ConversionReason,
  RULES,
  type Rule,
  type RuleLevel,
  ruleOfReason,
} from '@fucina/config-text';
import type { RowPlan } from '../worker/protocol.ts';
import type { FoundText } from './find-texts.ts';
import type { Grouping } from './grouping.ts';

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
  /** In the order of the files. */
  readonly texts: readonly FoundText[];
}

/** Groups by file in the order of the files, groups by rule with the worst first. */
export function groupTexts(
  texts: readonly FoundText[],
  by: Exclude<Grouping, 'none'>,
): readonly TextGroup[] {
  const groups = new Map<string, { subject: GroupSubject; texts: FoundText[] }>();
  for (const found of texts) {
    const { file, text } = found;
    const subject: GroupSubject =
      by === 'file' ? { kind: 'file', path: file.path } : subjectOf(file.plans[text]);
    const id = idOf(subject);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { subject, texts: [found] });
    else group.texts.push(found);
  }
  const listed = Array.from(groups, ([id, group]): TextGroup => ({ id, ...group }));
  return by === 'file' ? listed : listed.sort((one, other) => rank(one) - rank(other));
}

/** The first mistake of a text, else the first reason why somebody has to look at it. */
function subjectOf(plan: RowPlan | undefined): GroupSubject {
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
