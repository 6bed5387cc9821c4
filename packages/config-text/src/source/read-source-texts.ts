import { findMeantCodes } from '../conversion/meant-codes.ts';
import { findCodesInWords } from '../conversion/word-codes.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { type Call, HOLE } from '../formats/source/code-text.ts';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { BUKKIT_CODES } from '../profiles/code-syntaxes.ts';
import { isSettingByForm } from '../texts/setting-form.ts';
import { type CallCounts, countCalls, readingOfNeighbors } from './call-counts.ts';
import {
  ALWAYS_READS_TAGS,
  CODE_READERS,
  MARKUP_LIBRARIES,
  MINI_MESSAGE,
  NAMES_TAGS,
  NAMES_TAGS_OF_BUILDER,
  NEVER_TEXTS,
  READS_TAGS,
  TRANSLATES_CODES,
} from './call-names.ts';
import type { SourceReading } from './source-reading.ts';
import { isBareTag, type TagSign, tagSignOf } from './tag-signs.ts';

export interface SourceTexts {
  /** For each of the file’s texts. */
  readonly readings: readonly SourceReading[];
  /** Names of tags that the program gives to what reads its texts. */
  readonly tags: readonly string[];
  /** What the calls of this file are given, to be summed up for a project. */
  readonly calls: CallCounts;
}

/** Which strings of a program are texts, and how they are read. `project` has the sums of all its files. */
export function readSourceTexts(
  file: OpenedFile<SourceLanguage>,
  project?: CallCounts,
): SourceTexts {
  const { content, texts, format } = file;
  const signs = texts.map(({ value }) => tagSignOf(value));
  const hasStrong = signs.includes('strong');
  const isMarkup = MARKUP_LIBRARIES.some((name) => content.includes(name));
  const alone = texts.map((text, index) =>
    readAlone(text, { sign: signs[index] ?? 'none', hasStrong, isMarkup, format }),
  );
  const calls = countCalls(texts, alone);
  const readings = alone.map((reading, index): SourceReading => {
    const text = texts[index];
    if (reading.because !== 'nothing' || text === undefined) return reading;
    const found = readingOfNeighbors(text, project ?? calls);
    return found !== undefined && mayBeText(text.value) ? found : reading;
  });
  return { readings, tags: [...new Set(texts.flatMap(tagNamedBy))], calls };
}

interface FileSigns {
  readonly sign: TagSign;
  readonly hasStrong: boolean;
  readonly isMarkup: boolean;
  readonly format: SourceLanguage;
}

const NOTHING: SourceReading = { kind: 'none', because: 'nothing' };
const NEVER: SourceReading = { kind: 'none', because: 'context' };

function readAlone(
  text: FileText,
  { sign, hasStrong, isMarkup, format }: FileSigns,
): SourceReading {
  const { value, code } = text;
  const { call, mark, method } = code?.surroundings ?? {};
  if (mark !== undefined && /^minimessage$/i.test(mark))
    return { kind: 'mini-message', because: 'context' };
  const certain = call && readByCall(call, value);
  if (certain !== undefined) return certain;
  if (call?.kind === 'annotation' || isLookedFor(call, method)) return NEVER;
  const isTag = sign === 'strong' || (sign === 'weak' && hasStrong && !value.startsWith('/'));
  if (isTag && !(isMarkup && sign === 'weak')) {
    return isBareTag(value)
      ? { kind: 'none', because: 'bare' }
      : { kind: 'mini-message', because: 'content' };
  }
  const character = codeIn(value, format);
  if (character === undefined) return NOTHING;
  return findMeantCodes(value, BUKKIT_CODES).hasText
    ? { kind: 'legacy', character, because: 'content' }
    : { kind: 'none', because: 'bare' };
}

function isLookedFor(call: Call | undefined, method: string | undefined): boolean {
  const name = call?.names.at(-1) ?? '';
  return NEVER_TEXTS.has(name) || (method !== undefined && /^(?:equals|contains)/.test(method));
}

function readByCall({ names, argument }: Call, value: string): SourceReading | undefined {
  const name = names.at(-1) ?? '';
  const owner = names.at(-2) ?? '';
  const miniMessage: SourceReading = { kind: 'mini-message', because: 'context' };
  if (argument === 0 && (ALWAYS_READS_TAGS.has(name) || MINI_MESSAGE.test(name)))
    return miniMessage;
  if (argument === 0 && READS_TAGS.has(name)) {
    if (names.slice(0, -1).some((each) => MINI_MESSAGE.test(each))) return miniMessage;
    const reader = names.find((each) => Object.hasOwn(CODE_READERS, each));
    const character = reader === undefined ? undefined : CODE_READERS[reader];
    if (character !== undefined) return { kind: 'legacy', character, because: 'context' };
  }
  if (name === 'parsed' && owner === 'Placeholder' && argument === 1) return miniMessage;
  if (TRANSLATES_CODES.has(name)) {
    return value.length > 1 ? { kind: 'legacy', character: '&', because: 'context' } : NEVER;
  }
  const isPlain = name === 'text' && argument === 0 && (owner === 'Component' || owner === '');
  return isPlain ? { kind: 'plain', because: 'context' } : undefined;
}

/** `&amp;` of HTML, `a=1&b=2` of an address. */
const OTHER_AMPERSAND = /&(?:[a-z]{2,6};|#\d|[\w.~%-]{1,40}=)/;

function codeIn(value: string, format: SourceLanguage): '&' | '§' | undefined {
  if (!/[&§]/.test(value) || isSettingByForm(value)) return undefined;
  const { tokens, hasCodes } = findMeantCodes(value, BUKKIT_CODES);
  if (!hasCodes) return undefined;
  if (/§[0-9a-fk-orx]/i.test(value)) return '§';
  // A reference of Rust: `&mut`.
  if (format === 'rust' || OTHER_AMPERSAND.test(value)) return undefined;
  const inWords = findCodesInWords(value, tokens);
  return tokens.every((token) => token.kind === 'text' || inWords.has(token)) ? undefined : '&';
}

/** A text of neighbors has words. */
function mayBeText(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !isSettingByForm(value.replaceAll(HOLE, 'x'));
}

function tagNamedBy({ value, code }: FileText): readonly string[] {
  const { names = [], argument, kind } = code?.surroundings.call ?? {};
  if (kind !== 'call' || argument !== 0 || !/^[!?#]?[a-z0-9_-]+$/.test(value)) return [];
  const isBuilder = names.includes('TagResolver') && NAMES_TAGS_OF_BUILDER.has(names.at(-1) ?? '');
  return NAMES_TAGS.has(names.at(-2) ?? '') || isBuilder ? [value] : [];
}
