import type { MessageWords as TextWords } from '@fucina/minecraft-text/messages';
import type { AlternativeCode, ConversionReason, Difference } from '../conversion/conversion.ts';
import type { DropReason } from '../file/index.ts';
import type { OwnTextRule, Rule } from '../rules/rules.ts';
import type { SourceReason } from '../source/source-reading.ts';
import type { ClassificationReason } from '../texts/classify-string.ts';

/** What was found in a file or a text, in words. */
export interface Explanation {
  /** A few words, the same for every finding of its kind. */
  readonly title: string;
  /** One or two sentences about this finding. */
  readonly why: string;
  /** What to do. */
  readonly fix: string;
}

/** What is wrong with a tag: sentences of `@fucina/minecraft-text/messages`. */
export type TagWords = TextWords['tags'];
export type TagRule = Extract<Rule, `text/${keyof TagWords}`>;

/** The sentences of one language. `{{name}}` is a value of the finding. */
export interface MessageWords {
  readonly rules: Readonly<
    Record<Exclude<Rule, TagRule>, Explanation> & Record<TagRule, Omit<Explanation, 'why'>>
  >;
  /** What the parsers stumble over, by their names for it. */
  readonly syntax: Readonly<Record<string, string>>;
  /** Why somebody has to look at a conversion, where no rule says it. */
  readonly reasons: Readonly<Record<ReasonBesideRules, Explanation>>;
  /** Why a change is not made. */
  readonly dropped: Readonly<Record<DropReason, Explanation>>;
  /** Why a string is taken for a text, or not. */
  readonly kinds: Readonly<Record<ClassificationReason, string>>;
  /** Why a string of a program is read in a notation, or in none. */
  readonly sources: Readonly<Record<SourceReason, string>>;
  /** In what a text looks different after a conversion. */
  readonly differences: Readonly<Record<Difference, string>>;
  /** What else a text could become. */
  readonly alternatives: Readonly<Record<AlternativeCode, string>>;
}

/**
 * A checker says of a text that it is in italics, and a conversion does not know it; what is too long to be checked is
 * converted on request.
 */
export type ReasonBesideRules = Exclude<
  ConversionReason,
  'not-read-here' | Exclude<OwnTextRule, 'item-italic' | 'too-long'>
>;
