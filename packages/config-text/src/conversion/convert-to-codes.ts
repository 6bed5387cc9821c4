import { readAny } from '@fucina/minecraft-text/any-format';
import {
  type Component,
  createText,
  type Decoration,
  NO_STYLE,
} from '@fucina/minecraft-text/component';
import { writeJsonText } from '@fucina/minecraft-text/json';
import { type LegacyHexStyle, writeLegacy } from '@fucina/minecraft-text/legacy';
import {
  applyEdits,
  type CodeSyntax,
  type Edit,
  type HexNotation,
  type LegacyToken,
  readTextAs,
  tidyEdits,
} from '@fucina/minecraft-text/legacy-tokens';
import { compareLooks } from './compare-looks.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { unchanged } from './conversion.ts';
import { askForComponent } from './convert-json.ts';
import { findDoubtfulCodes } from './doubts.ts';
import { unwrapLayer, wrapEdits } from './layers.ts';
import { findMeantCodes } from './meant-codes.ts';
import { readAsPlugin, readsTags, type TextReader } from './profile-reading.ts';
import { hasTags } from './tag-effect.ts';
import { isJsonText } from './text-readers.ts';

export type CodeTarget = 'legacy' | 'section' | 'json';

/** How codes are written. */
interface WrittenCodes {
  readonly character: '&' | '§';
  readonly hex: LegacyHexStyle;
}

const LETTERS: Readonly<Record<Decoration, string>> = {
  bold: 'l',
  italic: 'o',
  underlined: 'n',
  strikethrough: 'm',
  obfuscated: 'k',
};

/** Writes a text with codes, or as JSON. Between notations of codes only the codes are changed. */
export function convertToCodes(
  source: string,
  options: ConvertOptions,
  target: CodeTarget,
): Conversion {
  const { profile } = options;
  const layered = unwrapLayer(source, profile.layer);
  const { text } = layered;
  if (isJsonText(text)) return rewrittenComponent(source, options, target);
  const reader = readerBeforeCodes(text, options);
  const isGuess = profile.readsMiniMessage === 'unknown' && options.from !== 'minimessage';
  if (isGuess && reader.reading === 'minimessage') {
    return unchanged(source, 'asked', ['unknown-plugin']);
  }
  const before = readAsPlugin(text, reader, profile);
  if (before === undefined) return unchanged(source, 'refused', ['unreadable']);
  if (target === 'json') return rewritten(source, before, before, writeJsonText(before), options);
  const codes = codesFor(target, options);
  const { tokens } = findMeantCodes(text, reader.codes);
  const hasGradient = tokens.some(({ kind }) => kind === 'gradient');
  if (readsTags(reader.reading) || hasGradient || profile.syntax !== undefined) {
    const written = writeCodes(before, codes);
    return rewritten(source, before, readBack(written.value, codes), written, options);
  }
  if (tokens.some(({ kind }) => kind === 'broken'))
    return unchanged(source, 'refused', ['broken-hex']);
  const edits = tidyEdits(
    text,
    tokens.flatMap((token) => codeEdit(token, codes)),
  );
  const wrapped = wrapEdits(source, layered, edits, profile.layer);
  if (wrapped === undefined) return unchanged(source, 'refused', ['message-format-quote']);
  if (wrapped.length === 0) return unchanged(source, 'same');
  const alone = compareLooks(before, readBack(applyEdits(text, edits), codes), false);
  const doubts = findDoubtfulCodes(text, tokens, reader.codes);
  if (!alone.same) doubts.push('looks-different');
  return {
    value: applyEdits(source, wrapped),
    edits: wrapped,
    state: doubts.length === 0 ? 'same' : 'unsure',
    proof: { alone, joined: [] },
    reasons: doubts,
    alternatives: [],
    losses: [],
  };
}

/** The game and plain Bukkit know only one notation of hex colors with `§`. */
export function codesFor(
  target: Exclude<CodeTarget, 'json'>,
  { hex = 'hash' }: ConvertOptions,
): WrittenCodes {
  return target === 'section' ? { character: '§', hex: 'spigot' } : { character: '&', hex };
}

/** How the plugin reads a text that is to be written with codes. */
export function readerBeforeCodes(
  text: string,
  { profile, from = 'auto' }: ConvertOptions,
): TextReader {
  const { reading, codes, readsMiniMessage } = profile;
  const isMiniMessage =
    from === 'minimessage' ||
    (from === 'auto' &&
      readsMiniMessage !== false &&
      !findMeantCodes(text, codes).hasCodes &&
      hasTags(text));
  return { reading: isMiniMessage ? 'minimessage' : reading, codes, isItem: false };
}

function codeEdit(token: LegacyToken, codes: WrittenCodes): readonly Edit[] {
  const { from, to } = token;
  const { character } = codes;
  switch (token.kind) {
    case 'color':
      return [{ from, to, insert: colorCode(token.color, codes) }];
    case 'decoration':
      return [{ from, to, insert: character + LETTERS[token.decoration] }];
    case 'reset':
      return [{ from, to, insert: `${character}r` }];
    default:
      return [];
  }
}

function colorCode(color: number, codes: WrittenCodes): string {
  const sample = 'x';
  const { value } = writeCodes(createText(sample, { ...NO_STYLE, color }), codes);
  return value.slice(0, -sample.length);
}

function writeCodes(component: Component, { character, hex }: WrittenCodes) {
  return writeLegacy(component, { char: character, hex });
}

/** A text that was written with codes. */
export function readBack(text: string, { character, hex }: WrittenCodes): Component {
  const known: readonly HexNotation[] = character === '&' ? ['hash', 'spigot'] : ['spigot'];
  const syntax: CodeSyntax = {
    characters: [character],
    hex: hex === 'nearest' || known.includes(hex) ? known : [...known, hex],
  };
  const read = readTextAs(text, { reading: 'bukkit', codes: syntax });
  if (!read.ok) throw new Error('legacy text can always be read');
  return read.value;
}

function rewrittenComponent(
  source: string,
  options: ConvertOptions,
  target: CodeTarget,
): Conversion {
  const read = readAny(source);
  if (!read.ok) return unchanged(source, 'refused', ['unreadable']);
  if (target === 'json') return unchanged(source, 'same');
  const codes = codesFor(target, options);
  const written = writeCodes(read.value, codes);
  const after = readBack(written.value, codes);
  return askForComponent(options.from, rewritten(source, read.value, after, written, options));
}

/** The whole text is written anew. */
function rewritten(
  source: string,
  before: Component,
  after: Component,
  { value, losses }: ReturnType<typeof writeJsonText>,
  { profile }: ConvertOptions,
): Conversion {
  if (value === source) return unchanged(source, 'same');
  // Arguments such as {0} could not be told from text.
  if (profile.layer !== 'none') return unchanged(source, 'refused', ['layer-not-kept']);
  const alone = compareLooks(before, after, false);
  return {
    value,
    edits: [{ from: 0, to: source.length, insert: value }],
    state: alone.same ? 'same' : 'unsure',
    proof: { alone, joined: [] },
    reasons: [
      ...(alone.same ? [] : (['looks-different'] as const)),
      ...(losses.length === 0 ? [] : (['loss'] as const)),
    ],
    alternatives: [],
    losses,
  };
}
