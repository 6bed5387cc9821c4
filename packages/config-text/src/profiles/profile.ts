import type { CodeSyntax, Reading } from '@fucina/minecraft-text/legacy-tokens';

/** How a plugin, or one kind of its files, reads texts. Plain data. */
export interface Profile {
  readonly id: string;
  /** The name of the plugin. Undefined for notations without a plugin. */
  readonly plugin?: string;
  /** Globs relative to the folder `plugins`; with a leading slash, relative to the server's folder. */
  readonly files: readonly string[];
  readonly reading: Reading;
  readonly codes: CodeSyntax;
  /** A notation of its own, of which codes are only a part. */
  readonly syntax?: 'mine-down';
  /** What older versions of the plugin read in these files. */
  readonly older?: { readonly reading: Reading; readonly codes: CodeSyntax };
  /** What most texts of the file are written in (`withShownNotation`): tags that have an effect, or codes. */
  readonly shown?: 'tags' | 'codes';
  /** Whether the reading is not known, so that the user should be asked. */
  readonly isGuess?: boolean;
  /**
   * Whether the plugin reads MiniMessage there. If not, its texts are only shown and checked; so they are where it is
   * unknown, until somebody says it.
   */
  readonly readsMiniMessage: boolean | 'unknown';
  readonly since?: Since;
  /** Newer versions of the plugin read these files elsewhere, where they may hold MiniMessage. */
  readonly movedTo?: { readonly files: string; readonly since: string };
  readonly placeholders: readonly PlaceholderSyntax[];
  /** Tags of the plugin itself, in lower case. They are never escaped, and never unknown. */
  readonly tags: readonly string[];
  /** Tags of the plugin that are colors, with the color they have by default. */
  readonly theme?: Readonly<Record<string, string>>;
  /** What the plugin writes for a reset where it replaces codes by tags; `<reset>` by default. */
  readonly resetTag?: string;
  readonly layer: Layer;
  /** How a prefix and a message meet: as strings that are read together, as components, or never. */
  readonly join: 'string' | 'component' | 'none' | 'unknown';
  /** Where the plugin splits a text, and whether codes have an effect on the pieces after. */
  readonly lines?: { readonly separator: string; readonly styles: 'carried' | 'fresh' };
  /** Key paths of the lines of lists that the plugin, which reads codes beside tags, reads as one text. */
  readonly joinedLists?: readonly string[];
  /** What the plugin does with the italics of item names and lore. */
  readonly items: ItemStyle;
  /** All texts are names and lore of items, whatever their keys are. */
  readonly areItems?: boolean;
  /** The plugin reads its YAML files with a reader of its own, which accepts what YAML refuses. */
  readonly hasOwnReader?: boolean;
  /** Its texts stand where nobody can click: in the tab list, in the list of servers, over the ground. */
  readonly isNeverClicked?: boolean;
  /** Whether a backslash before `<` reaches MiniMessage. */
  readonly escapes: 'kept' | 'lost';
  /** Key paths with `*` that are no texts. */
  readonly neverKeys?: readonly string[];
  /** The only key paths that are texts. */
  readonly onlyKeys?: readonly string[];
  /** MiniMessage is read only after these words in brackets. */
  readonly onlyActions?: readonly string[];
  /** Repository, what was read there, and the month of the newest commit. */
  readonly sources: readonly string[];
}

/**
 * `adds-nothing`: names and lore are components, and the game draws them in italics · `clears-italic` and
 * `sets-italic`: the plugin decides by itself · `string-api`: Bukkit makes texts upright from their first color.
 */
export type ItemStyle =
  | 'adds-nothing'
  | 'clears-italic'
  | 'sets-italic'
  | 'string-api'
  | 'no-items'
  | 'unknown';

/** The first version with MiniMessage, where it is known, and the option that switches it on or off. */
export interface Since {
  readonly version?: string;
  readonly option?: string;
  /** The oldest server that it works on. */
  readonly server?: string;
  /** Where the file itself tells its version, and the first one with MiniMessage. */
  readonly inFile?: { readonly sign: RegExp; readonly version: string };
}

/**
 * `percent` `%name%` · `brace` `{name}` · `index` `{0}` · `dollar-brace` `${name}` · `bracket` `[name]` ·
 * `printf` `%s`, `%1$s` · `tag` any `<name>` that is no tag of MiniMessage · `emoji` `:name:` · `plural`
 * `¦¦s¦`.
 */
export type PlaceholderSyntax =
  | 'percent'
  | 'brace'
  | 'index'
  | 'dollar-brace'
  | 'bracket'
  | 'printf'
  | 'tag'
  | 'emoji'
  | 'plural';

/**
 * What else is read in a text, before its codes: Java’s MessageFormat or `String.format`. With
 * `message-format-of-arguments`, a text without `{0}` only has its doubled apostrophes read.
 */
export type Layer = 'none' | 'message-format' | 'message-format-of-arguments' | 'printf';

/** Where the authors of the plugin discuss MiniMessage in these files; undefined where no such place is known. */
export function issueOf({ sources }: Profile): string | undefined {
  return sources.find((source) => /\/(?:issues|pull|discussions)\/\d+$/.test(source));
}
