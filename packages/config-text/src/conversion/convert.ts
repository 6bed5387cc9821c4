import { detectFormat } from '@fucina/minecraft-text/any-format';
import { fitsKeys } from '../profiles/glob.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { convertJson } from './convert-json.ts';
import { convertToCodes } from './convert-to-codes.ts';
import { convertToMiniMessage } from './convert-to-minimessage.ts';
import { findMeantCodes } from './meant-codes.ts';
import { mergeParts, type Part } from './merge-parts.ts';
import type { TextReader } from './profile-reading.ts';
import { hasTags } from './tag-effect.ts';
import { unchanged } from './unchanged.ts';

const ACTION = /^\s*\[([a-z]+)\]\s*/i;

/** Converts one text as a plugin reads it, and proves that it looks the same. */
export function convertText(value: string, options: ConvertOptions): Conversion {
  const { to = 'minimessage', from = 'auto' } = options;
  if (to !== 'minimessage') return convertToCodes(value, options, to);
  const start = startOfText(value, options);
  if (start === undefined) return unchanged(value, 'refused', ['not-read-here']);
  const text = value.slice(start);
  const isJson = /^\s*[[{"']/.test(text) && /^(?:json|snbt)$/.test(detectFormat(text));
  if (from === 'json') return isJson ? convertJson(value) : unchanged(value, 'same');
  if (from === 'minimessage' || isJson) return unchanged(value, 'same');
  return mergeParts(value, convertLines(text, start, options));
}

/** Where the text begins that the plugin reads as MiniMessage; undefined if there is none. */
function startOfText(value: string, { profile, path = [] }: ConvertOptions): number | undefined {
  if (!profile.readsMiniMessage) return undefined;
  const { onlyKeys, neverKeys = [], onlyActions } = profile;
  const isElsewhere =
    path.length > 0 && onlyKeys !== undefined && !onlyKeys.some((keys) => fitsKeys(path, keys));
  if (isElsewhere || neverKeys.some((keys) => fitsKeys(path, keys))) return undefined;
  if (onlyActions === undefined) return 0;
  const [bracket = '', action = ''] = ACTION.exec(value) ?? [];
  return onlyActions.includes(action.toLowerCase()) ? bracket.length : undefined;
}

/** Lines that a plugin reads by themselves are texts of their own. */
function convertLines(text: string, start: number, options: ConvertOptions): readonly Part[] {
  const { lines } = options.profile;
  if (lines?.styles !== 'fresh' || !text.includes(lines.separator)) {
    return [{ from: start, conversion: convertPart(text, options) }];
  }
  const parts = text.split(lines.separator);
  let at = start;
  return parts.map((part, index) => {
    const isAtEnd = { before: index === 0, after: index === parts.length - 1, inside: true };
    const joins = options.joins?.filter(({ place }) => isAtEnd[place]);
    const from = at;
    at += part.length + lines.separator.length;
    return { from, conversion: convertPart(part, { ...options, ...(joins && { joins }) }) };
  });
}

function convertPart(text: string, options: ConvertOptions): Conversion {
  const { profile } = options;
  const isItem = options.isItem ?? profile.items === 'adds-nothing';
  const { isLeftover, ...before } = readerOf(text, options);
  // What replaces codes by tags goes on doing so.
  const staysAsItIs = before.reading !== 'bukkit' && before.reading !== 'adventure-legacy';
  const after: TextReader = {
    reading: staysAsItIs ? before.reading : 'minimessage',
    codes: before.codes,
    isItem: false,
    lineSeparator: profile.lines?.styles === 'carried' ? profile.lines.separator : undefined,
  };
  return convertToMiniMessage(text, {
    options,
    isLeftover,
    before: { ...before, isItem },
    after,
  });
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
