/** What surrounded a pasted text. */
export type Wrapping =
  | 'command'
  /** A text in the command of a plugin, which has the notation of that plugin. */
  | 'plugin-command'
  | 'properties'
  | 'yaml'
  /** Strings of TOML, HOCON or JSON. */
  | 'config'
  /** String literals of Java or Kotlin. */
  | 'code'
  /** The data of an item, or a list with a component on each row. */
  | 'data'
  /** Lines of a log of the game. */
  | 'log'
  /** A code block of a chat. */
  | 'fence';

/** The texts inside, each still in its notation. */
export interface Unwrapped {
  /** Undefined for a text that stands alone. */
  readonly wrapping: Wrapping | undefined;
  /** Without a wrapping there is one, with all its rows. */
  readonly texts: readonly string[];
  /** The first text is the name of an item, the others are its lore. */
  readonly hasName: boolean;
}

/** What the readers of a wrapping find; undefined if it is none. */
export type Inside = Pick<Unwrapped, 'texts'> & { readonly hasName?: boolean };
