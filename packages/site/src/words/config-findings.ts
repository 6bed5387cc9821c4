// Apart from the words of the pages, which load them when files are opened.
import type { ClassificationReason, ConversionReason, Rule, Since } from '@fucina/config-text';
import type { DropReason } from '@fucina/config-text/file';
import type { LanguageCode } from '../languages.ts';
import en from './en/config-findings.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import it from './it/config-findings.json' with { type: 'json' };
import type { Words } from './key.ts';

/** What was found in a file or a text, in words. */
export interface Explanation {
  /** A few words, the same for every finding of its kind. */
  readonly title: string;
  /** One or two sentences about this finding. */
  readonly why: string;
  /** What to do. */
  readonly fix: string;
}

/** The sentences about the tags of MiniMessage, which pages have too: the section `ui.markup`. */
export type MarkupWords = Words['ui']['markup'];
type TagRule = Extract<Rule, `text/${keyof MarkupWords}`>;

type English = typeof en;

/** The sentences of one language about findings in files of plugins. */
export interface FindingWords
  extends Omit<English, 'rules' | 'syntax' | 'reasons' | 'dropped' | 'kinds'> {
  readonly rules: Readonly<
    Record<Exclude<Rule, TagRule>, Explanation> & Record<TagRule, Omit<Explanation, 'why'>>
  >;
  /** What the parsers stumble over, by their names for it. */
  readonly syntax: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<ReasonBesideRules, Explanation>>;
  readonly dropped: Readonly<Record<DropReason, Explanation>>;
  /** Why a string is taken for a text, or not. */
  readonly kinds: Readonly<Record<ClassificationReason, string>>;
}

/** A checker says of a text that it is in italics; a conversion does not know it. */
type ReasonBesideRules = Exclude<
  ConversionReason,
  'not-read-here' | Exclude<keyof TextRules, 'item-italic'>
>;
type TextRules = { readonly [Id in Rule as Id extends `text/${infer Code}` ? Code : never]: true };

export const findingWords: Readonly<Record<LanguageCode, FindingWords>> = {
  en,
  it,
};

/** What a finding has besides its place; the same names as in `@fucina/config-text`. */
export interface FindingValues {
  readonly rule: Rule;
  readonly name?: string;
  readonly detail?: string;
}

/** A finding of a check, in words. */
export function explainFinding(
  { rule, name, detail }: FindingValues,
  words: FindingWords,
  markup: MarkupWords,
): Explanation {
  const { rules } = words;
  const found: Explanation | Omit<Explanation, 'why'> = rules[rule];
  const values = { name, detail: isParsersOwn(rule) ? explainSyntax(detail, words) : detail };
  const why = 'why' in found ? found.why : markup[tagCode(rule)];
  return { title: found.title, why: fillIn(why, values).trim(), fix: fillIn(found.fix, values) };
}

function isParsersOwn(rule: Rule): boolean {
  return rule === 'yaml/syntax' || rule === 'json/syntax' || rule === 'toml/syntax';
}

/** What a parser stumbled over; what is rare, by its name for it. */
export function explainSyntax(detail: string | undefined, { syntax }: FindingWords): string {
  if (detail === undefined) return '';
  return Object.hasOwn(syntax, detail) ? (syntax[detail] ?? '') : `(${detail})`;
}

/** Why a text is not converted, or only when somebody says so. */
export function explainReason(
  reason: ConversionReason,
  { rules, reasons }: FindingWords,
): Explanation {
  if (Object.hasOwn(reasons, reason)) return reasons[reason as ReasonBesideRules];
  const rule = reason === 'not-read-here' ? `profile/${reason}` : `text/${reason}`;
  return rules[rule as Exclude<Rule, TagRule>];
}

/** Why somebody has to look at a text, in sentences behind each other. */
export function explainReasons(reasons: readonly ConversionReason[], words: FindingWords): string {
  return reasons.map((reason) => explainReason(reason, words).why).join(' ');
}

/** Since when a plugin reads MiniMessage, and what it needs for it, in sentences of the section `config.notes`. */
export function explainSince(
  { version, option, server }: Since,
  notes: Words['config']['notes'],
): readonly string[] {
  return [
    ...(version === undefined ? [] : [fillIn(notes.since, { version })]),
    ...(option === undefined ? [] : [fillIn(notes.option, { option })]),
    ...(server === undefined ? [] : [fillIn(notes.server, { version: server })]),
  ];
}

/** The rules without a sentence of their own are those about tags. */
function tagCode(rule: Rule): keyof MarkupWords {
  return rule.slice('text/'.length) as keyof MarkupWords;
}
