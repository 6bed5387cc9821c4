import type { Loss } from '@fucina/minecraft-text';
import type { LegacyHexStyle } from '@fucina/minecraft-text/legacy';
import type { Edit } from '@fucina/minecraft-text/legacy-tokens';
import type { Profile } from '../profiles/profile.ts';

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
  /** How colors without a code are written with `&`: `hash` by default. */
  readonly hex?: LegacyHexStyle;
  /** For plugins that replace codes by tags: as they show the text today, or as its codes are meant. */
  readonly meaning?: 'shown' | 'meant';
  /** Also converts texts of more than 64 kB, which are left as they are by default. */
  readonly convertsLongTexts?: boolean;
  /** Asked between the steps of a conversion; the text then stays as it is, with the reason `stopped`. */
  readonly shouldStop?: () => boolean;
  /** The keys that lead to the text. */
  readonly path?: readonly string[];
  /** Whether the text is the name or lore of an item. By default what the profile says. */
  readonly isItem?: boolean;
  /** Texts that the plugin joins with this one. */
  readonly joins?: readonly Join[];
}

/** Another text, before and after its conversion, and where it is. */
export interface Join {
  /** `inside`: in place of a placeholder. */
  readonly place: 'before' | 'after' | 'inside';
  readonly placeholder?: string;
  readonly from: string;
  readonly to: string;
  /** What is after both, and stays as it is. */
  readonly behind?: string;
}

export interface Conversion {
  readonly value: string;
  /** Sorted, and not overlapping; offsets are UTF-16 units of the given value, not of its file. */
  readonly edits: readonly Edit[];
  readonly state: ConversionState;
  /** Undefined where nothing is changed. */
  readonly proof: Proof | undefined;
  readonly reasons: readonly ConversionReason[];
  /** What somebody may choose instead. */
  readonly alternatives: readonly Alternative[];
  /** What the target notation cannot say. */
  readonly losses: readonly Loss[];
}

/**
 * `same`: looks the same, alone and joined with others · `same-alone`: differs where it is joined · `unsure`:
 * somebody has to look at it · `asked`: not changed until somebody says whether the plugin reads MiniMessage ·
 * `refused`: not changed.
 */
export type ConversionState = 'same' | 'same-alone' | 'unsure' | 'asked' | 'refused';

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
  readonly code: AlternativeCode;
  readonly value: string;
  readonly edits: readonly Edit[];
}

/**
 * `as-tags`: codes without text become tags · `as-meant`: a color ends decorations, although the plugin does not
 * do that today · `keep-ampersand`: an `&` in a word is text · `link`: an address can be clicked, as it could
 * before · `upright`: an item is not in italics, as it was before.
 */
export type AlternativeCode = 'as-tags' | 'as-meant' | 'keep-ampersand' | 'link' | 'upright';

/** Why a text is not `same`, or what to know about it. */
export type ConversionReason =
  /** The plugin reads no MiniMessage there. */
  | 'not-read-here'
  /** Nobody has said yet whether the plugin reads MiniMessage. */
  | 'unknown-plugin'
  | 'looks-different'
  /** In the new text something else looks like a code. */
  | 'codes-remain'
  | 'join-differs'
  | 'mixed-notation'
  | 'leftover-code'
  | 'codes-only'
  /** It may be a command, of which players see nothing. */
  | 'no-text'
  /** The text is a component in JSON, which the plugin may go on to expect there. */
  | 'component'
  | 'code-in-url'
  | 'code-in-word'
  /** A capital letter of a word is read as a code. */
  | 'eaten-letter'
  /** The letter of a code is missing, so that `&` is shown. */
  | 'lost-letter'
  | 'broken-hex'
  | 'placeholder-cut'
  | 'tail-leaks'
  | 'tail-lost'
  | 'approximate'
  /** How the plugin reads the notation is known from its description only. */
  | 'unproven'
  | 'needs-escape-lost'
  | 'message-format-quote'
  | 'link-not-clickable'
  | 'item-italic'
  /** The target notation cannot say something. */
  | 'loss'
  /** The text would have to be written anew, and arguments such as `{0}` could not be told from text. */
  | 'layer-not-kept'
  /** The text is so long that it is converted only on request. */
  | 'too-long'
  /** Nobody waited for the conversion any longer. */
  | 'stopped'
  | 'unreadable';

/** The text stays as it is. */
export function unchanged(
  value: string,
  state: ConversionState,
  reasons: readonly ConversionReason[] = [],
  alternatives: readonly Alternative[] = [],
): Conversion {
  return { value, edits: [], state, proof: undefined, reasons, alternatives, losses: [] };
}

/** Somebody has to say what becomes of a text: what is offered is not proven, or nothing can be offered. */
export function isUndecided({ state, reasons, edits, alternatives }: Conversion): boolean {
  if (state === 'refused') return !reasons.includes('not-read-here');
  return state === 'unsure' || (state === 'same-alone' && edits.length + alternatives.length > 0);
}
