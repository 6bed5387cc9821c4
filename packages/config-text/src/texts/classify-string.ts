import { findMeantCodes } from '../conversion/meant-codes.ts';
import { meansTags } from '../conversion/meant-tags.ts';
import { readsTags } from '../conversion/profile-reading.ts';
import { hasTags } from '../conversion/tag-effect.ts';
import { isJsonText } from '../conversion/text-readers.ts';
import { findCodesInWords } from '../conversion/word-codes.ts';
import { fitsKeys } from '../profiles/glob.ts';
import type { Profile } from '../profiles/profile.ts';
import { beginsLikeComponent } from './component-form.ts';
import type { ConfigString, TextDecision, TextKind } from './config-string.ts';
import { holdsCommand, keyHint } from './key-hints.ts';
import { isCommand, isSettingByForm, isTextAction, isUrl } from './setting-form.ts';

export interface Classification {
  readonly kind: TextKind;
  readonly because: ClassificationReason;
}

export type ClassificationReason =
  /** Somebody said so. */
  | 'decision'
  /** The game reads a number, a boolean or nothing. */
  | 'type'
  | 'profile'
  | 'codes'
  | 'codes-only'
  | 'code-in-word'
  | 'tags'
  /** A component in JSON. */
  | 'component'
  | 'command'
  | 'form'
  | 'key'
  | 'sentence'
  | 'nothing';

/** The beginning of a longer string says what it is. */
const MAX_READ = 64 * 1024;

/** Whether a string of a config file is a text that players see. */
export function classifyString(
  { path, value: whole, isString }: ConfigString,
  profile: Profile,
  decision?: TextDecision,
): Classification {
  if (!isString) return { kind: 'setting', because: 'type' };
  if (decision !== undefined) return { kind: decision, because: 'decision' };
  const { neverKeys = [], onlyKeys } = profile;
  const isExcluded = onlyKeys !== undefined && !onlyKeys.some((keys) => fitsKeys(path, keys));
  if (isExcluded || neverKeys.some((keys) => fitsKeys(path, keys))) {
    return { kind: 'setting', because: 'profile' };
  }
  const value = whole.slice(0, MAX_READ);
  // In an address, `&` separates parameters.
  if (isUrl(value)) return { kind: 'setting', because: 'form' };
  if (isJsonText(value) || beginsLikeComponent(value))
    return { kind: 'text', because: 'component' };
  return classifyByCodes(path, value, profile) ?? classifyPlain(path, value, profile);
}

/** `broadcast &aHi`, as the console takes commands, or `/bc &aHi`. */
const BEGINS_WITH_NAME = /^\s*\/?[a-z][\w:-]*\s/;
const LINK = /\]\([^()\n]+\)/;

/** Codes say more than anything else. */
function classifyByCodes(
  path: readonly string[],
  value: string,
  profile: Profile,
): Classification | undefined {
  const isOrder = () => isCommand(value) || (BEGINS_WITH_NAME.test(value) && holdsCommand(path));
  const { tokens, hasCodes, hasText } = findMeantCodes(value, profile.codes);
  const isBareColor = /^#[0-9a-f]{6}$/i.test(value.trim());
  if (hasCodes && !isBareColor) {
    if (!hasText) return { kind: 'unsure', because: 'codes-only' };
    if (isOrder()) return { kind: 'unsure', because: 'command' };
    // `(#00fb9a show_text=&#00fb9a&Click)` is MineDown, in which `&C` is no code.
    if (profile.syntax !== undefined) return { kind: 'text', because: 'codes' };
    const inWords = findCodesInWords(value, tokens);
    const isOnlyInWords = tokens.every((token) => token.kind === 'text' || inWords.has(token));
    return isOnlyInWords
      ? { kind: 'unsure', because: 'code-in-word' }
      : { kind: 'text', because: 'codes' };
  }
  if (!hasTags(value, profile.tags)) return undefined;
  return isOrder() ? { kind: 'unsure', because: 'command' } : { kind: 'text', because: 'tags' };
}

/** What is meant as a tag, but may be no tag of MiniMessage. */
const LIKE_TAG = /<[!/]?[a-z#][^<>]*>/i;

function classifyPlain(path: readonly string[], value: string, profile: Profile): Classification {
  // `[Home](/home)` is MineDown.
  if (profile.syntax !== undefined && LINK.test(value)) return { kind: 'text', because: 'form' };
  if (isTextAction(value)) return { kind: 'text', because: 'form' };
  if (isCommand(value) || isSettingByForm(value)) return { kind: 'setting', because: 'form' };
  const hint = keyHint(path);
  if (hint !== undefined) return { kind: hint, because: 'key' };
  if (LIKE_TAG.test(value) && (readsTags(profile.reading) || meansTags(value, profile))) {
    return { kind: 'text', because: 'tags' };
  }
  const isSentence = /\p{L}[\s\S]*\p{L}/u.test(value) && /\S\s\S/.test(value);
  return isSentence
    ? { kind: 'text', because: 'sentence' }
    : { kind: 'setting', because: 'nothing' };
}
