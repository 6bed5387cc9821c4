import { detectFormat } from '@fucina/minecraft-text/any-format';
import { isItemPath } from '../keys/kinds-of-keys.ts';
import { fitsKeys } from '../profiles/glob.ts';
import type { ConvertOptions } from './conversion.ts';
import { findMeantCodes } from './meant-codes.ts';
import type { TextReader } from './profile-reading.ts';
import { hasTags } from './tag-effect.ts';

/** How the plugin reads a text before and after its conversion. */
export interface TextReaders {
  readonly before: TextReader;
  readonly after: TextReader;
  /** The plugin reads no codes there, so they are mistakes. */
  readonly isLeftover: boolean;
}

const ACTION = /^\s*\[([a-z]+)\]\s*/i;

/** Where the text begins that the plugin reads, or may read, as MiniMessage; undefined if there is none. */
export function startOfText(
  value: string,
  { profile, path = [] }: ConvertOptions,
): number | undefined {
  if (!profile.readsMiniMessage) return undefined;
  const { onlyKeys, neverKeys = [], onlyActions } = profile;
  const isElsewhere =
    path.length > 0 && onlyKeys !== undefined && !onlyKeys.some((keys) => fitsKeys(path, keys));
  if (isElsewhere || neverKeys.some((keys) => fitsKeys(path, keys))) return undefined;
  if (onlyActions === undefined) return 0;
  const [bracket = '', action = ''] = ACTION.exec(value) ?? [];
  return onlyActions.includes(action.toLowerCase()) ? bracket.length : undefined;
}

/** Whether a text is a component, as in `{"text":"Hi"}`. */
export function isJsonText(text: string): boolean {
  // Most texts that begin like one, `{player}` or `[VIP]`, are none; reading them would take long.
  const mayBe = /^\s*[[{"']/.test(text) && text.includes(':') && /[\]}"']\s*$/.test(text);
  return mayBe && /^(?:json|snbt)$/.test(detectFormat(text));
}

/** Whether a text is drawn in italics unless it says otherwise. */
export function isReadAsItem({ profile, path = [] }: ConvertOptions): boolean {
  return profile.items === 'adds-nothing' && (profile.areItems === true || isItemPath(path));
}

export function readersOf(text: string, options: ConvertOptions): TextReaders {
  const { profile } = options;
  const isItem = options.isItem ?? isReadAsItem(options);
  const { isLeftover, ...before } = readerOf(text, options);
  // What replaces codes by tags goes on doing so.
  const staysAsItIs = before.reading !== 'bukkit' && before.reading !== 'adventure-legacy';
  const after: TextReader = {
    reading: staysAsItIs ? before.reading : 'minimessage',
    codes: before.codes,
    isItem: false,
    lineSeparator: profile.lines?.styles === 'carried' ? profile.lines.separator : undefined,
  };
  return { isLeftover, before: { ...before, isItem }, after };
}

/** How the plugin reads this text today. */
function readerOf(
  text: string,
  { profile, from }: ConvertOptions,
): Pick<TextReader, 'reading' | 'codes'> & { readonly isLeftover: boolean } {
  const { codes, older, onlyActions, tags } = profile;
  const reading = onlyActions === undefined ? profile.reading : 'minimessage';
  if (reading !== 'minimessage') return { reading, codes, isLeftover: false };
  const isOlder = older !== undefined && findMeantCodes(text, older.codes).hasCodes;
  if (isOlder && (from === 'legacy' || !hasTags(text, tags)))
    return { ...older, isLeftover: false };
  return from === 'legacy'
    ? { reading: 'bukkit', codes, isLeftover: false }
    : { reading, codes, isLeftover: true };
}
