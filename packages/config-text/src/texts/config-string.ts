/** A scalar of a config file. */
export interface ConfigString {
  /** The keys that lead to it; list positions are numbers as text. */
  readonly path: readonly string[];
  readonly value: string;
  /** Whether the game reads it as a string, and not as a number, a boolean or nothing. */
  readonly isString: boolean;
}

/** What somebody decided about a key. */
export type TextDecision = 'text' | 'setting';

/** `unsure`: a text that is changed only when somebody says so. */
export type TextKind = 'text' | 'unsure' | 'setting';
