import type { Profile } from '../profiles/profile.ts';
import type { OwnTextRule, RuleLevel } from '../rules/rules.ts';

/** A mistake in a text, and its place. */
export interface TextMistake {
  readonly code: OwnTextRule;
  /** Where less is certain than the rule says. */
  readonly severity?: RuleLevel;
  readonly from: number;
  readonly to: number;
  readonly detail?: string;
  readonly fix?: string;
}

/** A text whose tags are read, and where it is. */
export interface TaggedText {
  readonly text: string;
  readonly profile: Profile;
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** What the server has, where that is known. */
  readonly adventure?: string | undefined;
}
