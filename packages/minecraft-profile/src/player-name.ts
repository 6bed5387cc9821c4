/** The maximum length of an account name. */
const MAX_NAME_LENGTH = 16;

export type PlayerNameError =
  | { readonly code: 'name-length'; readonly length: number; readonly most: number }
  | { readonly code: 'name-character'; readonly character: string; readonly at: number }
  /** Floodgate puts a dot before the names of Bedrock players, whom Mojang does not know. */
  | { readonly code: 'name-bedrock' };

export type PlayerNameResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: PlayerNameError };

const OTHER_CHARACTER = /\W/u;
/** A gamertag has twelve letters, or its number after it; Floodgate cuts at 16. */
const BEDROCK = /^\.[a-z][\w ]{1,15}$/i;

/**
 * An account name: letters, digits and underscores. New names have at least three characters; old ones of one
 * or two characters still exist.
 */
export function readPlayerName(text: string): PlayerNameResult {
  if (BEDROCK.test(text)) return { ok: false, error: { code: 'name-bedrock' } };
  const other = OTHER_CHARACTER.exec(text);
  if (other !== null) {
    return { ok: false, error: { code: 'name-character', character: other[0], at: other.index } };
  }
  const { length } = text;
  return length === 0 || length > MAX_NAME_LENGTH
    ? { ok: false, error: { code: 'name-length', length, most: MAX_NAME_LENGTH } }
    : { ok: true, value: text };
}

export function isPlayerName(text: string): boolean {
  return readPlayerName(text).ok;
}
