import type { HexNotation } from '../legacy/hex-styles.ts';

/**
 * A character that starts a code: `&` in most plugins, `§` in the game, `$` in GriefPrevention, a back-tick in
 * WorldGuard.
 */
export type CodeCharacter = '&' | '§' | '$' | '`';

/**
 * A notation for gradients: `tag` `<#A>t</#B>` · `dollar` `<$#A>t<$#B>` · `named`
 * `<gradient:#A>t</gradient:#B>` · `arrow` `{#A>}t{#B<}`, also with `{#C<>}` between · `brace` `{#A}t{/#B}` ·
 * `iridium` `<GRADIENT:A>t</GRADIENT:B>` · `rainbow` `<RAINBOW1>t</RAINBOW>` · `percent`
 * `%gradient#A#B%t%gradient%`.
 */
export type GradientNotation =
  | 'tag'
  | 'dollar'
  | 'named'
  | 'arrow'
  | 'brace'
  | 'iridium'
  | 'rainbow'
  | 'percent';

/** Which codes a plugin reads. */
export interface CodeSyntax {
  readonly characters: readonly CodeCharacter[];
  readonly hex: readonly HexNotation[];
  readonly gradients?: readonly GradientNotation[];
  /** Tags of the plugin that are codes under another name, in lower case: `light red` for `c`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Whether `&C` is a code as `&c` is. `any` by default. */
  readonly letterCase?: 'any' | 'lower';
  /** `&X` starts no hex color, only `&x` does. */
  readonly isHexLetterLower?: boolean;
  /** The code character twice before a code letter is text: `&&c` shows `&c`. */
  readonly isDoubledLiteral?: boolean;
}

/**
 * What a plugin does with codes: `bukkit` and `adventure-legacy` read codes, and tags are text · `tag-replace`
 * replaces each code by a tag and reads MiniMessage, where no color ends bold · `tag-replace-reset` also ends
 * decorations at each color · `either-or` reads a text with codes as `bukkit`, any other as MiniMessage ·
 * `minimessage` reads no codes.
 */
export type Reading =
  | 'bukkit'
  | 'adventure-legacy'
  | 'tag-replace'
  | 'tag-replace-reset'
  | 'either-or'
  | 'minimessage';
