import type { Profile } from '../profiles/profile.ts';

/** A replacement in a text; offsets are UTF-16 units of the value, not of the file. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface ConvertOptions {
  readonly profile: Profile;
  /** The notation of the text; found out by default. */
  readonly from?: 'auto' | 'legacy' | 'minimessage' | 'json';
  /** `minimessage` by default; `legacy` writes `&`, `section` writes `§`. */
  readonly to?: 'minimessage' | 'legacy' | 'section' | 'json';
  /**
   * `open`: as people write it, colors stay open. `closed`: every tag is closed. By default what the profile
   * needs.
   */
  readonly style?: 'open' | 'closed';
  /** For plugins that replace codes by tags: as they show the text today, or as its codes are meant. */
  readonly meaning?: 'shown' | 'meant';
  /** The keys that lead to the text. */
  readonly path?: readonly string[];
  /** Whether the text is the name or lore of an item. By default what the profile says. */
  readonly isItem?: boolean;
  /** Texts that the plugin joins with this one. */
  readonly joins?: readonly Join[];
}

/** Another text, before and after its conversion, and where it stands. */
export interface Join {
  /** `inside`: in place of a placeholder. */
  readonly place: 'before' | 'after' | 'inside';
  readonly placeholder?: string;
  readonly from: string;
  readonly to: string;
}

export interface Conversion {
  readonly value: string;
  /** Sorted, and not overlapping. */
  readonly edits: readonly Edit[];
  readonly state: ConversionState;
  readonly proof: Proof;
  readonly reasons: readonly ConversionReason[];
  /** What somebody may choose instead. */
  readonly alternatives: readonly Alternative[];
}

/**
 * `same`: looks the same, alone and joined with others · `same-alone`: differs where it is joined · `unsure`:
 * somebody has to look at it · `refused`: not changed.
 */
export type ConversionState = 'same' | 'same-alone' | 'unsure' | 'refused';

/** How the text looks before and after. */
export interface Proof {
  readonly alone: Comparison;
  /** One for each text it is joined with. */
  readonly joined: readonly JoinedComparison[];
}

export type Comparison =
  | { readonly same: true; readonly characters: number; readonly styles: number }
  | {
      readonly same: false;
      /** The first visible character that differs. */
      readonly at: number;
      readonly difference: Difference;
    };

export type JoinedComparison = Comparison & { readonly join: Join };

export type Difference =
  | 'text'
  | 'color'
  | 'bold'
  | 'italic'
  | 'underlined'
  | 'strikethrough'
  | 'obfuscated'
  | 'event'
  | 'unreadable';

export interface Alternative {
  readonly code: 'as-tags' | 'as-meant' | 'as-shown' | 'keep-ampersand' | 'link';
  readonly value: string;
  readonly edits: readonly Edit[];
}

/** Why a text is not `same`, or what to know about it. */
export type ConversionReason =
  /** The plugin reads no MiniMessage there. */
  | 'not-read-here'
  | 'looks-different'
  | 'join-differs'
  | 'mixed-notation'
  | 'leftover-code'
  | 'codes-only'
  | 'code-in-url'
  | 'code-in-word'
  | 'broken-hex'
  | 'placeholder-cut'
  | 'tail-leaks'
  | 'tail-lost'
  | 'approximate'
  | 'needs-escape-lost'
  | 'message-format-quote'
  | 'link-not-clickable'
  | 'item-italic'
  /** The target notation cannot say something. */
  | 'loss'
  | 'unreadable';
