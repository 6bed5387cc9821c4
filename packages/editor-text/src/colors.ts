import { type Rgb, readHex, writeHex } from '@fucina/color';
import type { Edit, Range } from '@fucina/config-text/file';
import { findNamedColor, nameOfColor } from '@fucina/minecraft-text/component';
import { findLegacyTokens } from '@fucina/minecraft-text/legacy-tokens';
import { argumentKind, mainTagName, type SyntaxTag } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';
import { allTags } from './tags.ts';

/** A color where it is written, without the brackets of its tag. */
export interface EditorColor extends Range {
  readonly color: Rgb;
}

/** Another color in the notation of the old one, and what else must change with it. */
export interface ColorPresentation {
  readonly label: string;
  readonly edits: readonly Edit[];
}

interface WrittenColor extends EditorColor {
  readonly notation: 'name' | 'code';
  /** The name of the closing tag. */
  readonly closing?: Range | undefined;
}

/** A color of seven units: those of one code are too common for a sample beside each. */
const MIN_HEX_CODE_LENGTH = 7;

/** The colors of all texts, in the order of the document. */
export function findColors(document: EditorDocument): readonly EditorColor[] {
  return document.texts.flatMap((text) =>
    colorsOf(text).map(({ color, ...range }) => ({ ...text.placeOf(range), color })),
  );
}

/** How another color is written in the place of one that `findColors` found. */
export function presentColor(
  document: EditorDocument,
  range: Range,
  color: Rgb,
): readonly ColorPresentation[] {
  const text = textAt(document, range.from);
  const found = text && colorsOf(text).find((one) => sameRange(text.placeOf(one), range));
  if (text === undefined || found === undefined) return [];
  const written = text.value.slice(found.from, found.to);
  return spellings(written, found.notation, color).flatMap((label) => {
    const insert = text.encode(label);
    if (insert === undefined) return [];
    const ranges = [found, ...(found.closing ? [found.closing] : [])];
    return [{ label, edits: ranges.map((one) => ({ ...text.placeOf(one), insert })) }];
  });
}

function colorsOf(text: EditorText): readonly WrittenColor[] {
  if (text.kind === 'setting') return [];
  const inTags =
    text.hasTags && text.value.includes('<')
      ? allTags(text.syntax).flatMap(({ tag, partner }) => colorsOfTag(tag, partner, text.value))
      : [];
  const isTaken = ({ from, to }: Range) => inTags.some((one) => one.from < to && from < one.to);
  const inCodes = (text.hasCodes ? codesOf(text) : []).filter((one) => !isTaken(one));
  return [...inTags, ...inCodes].sort((one, other) => one.from - other.from);
}

function colorsOfTag(
  tag: SyntaxTag,
  partner: SyntaxTag | undefined,
  value: string,
): readonly WrittenColor[] {
  const { name, nameAt, form, state } = tag;
  if (form === 'close' || state !== 'accepted') return [];
  const colors: WrittenColor[] = [];
  const add = (range: Range, written: string, closing?: Range) => {
    const color = readColor(written);
    const { from, to } = range;
    if (color !== undefined) colors.push({ from, to, color, notation: 'name', closing });
  };
  if (mainTagName(name) === 'color') {
    const isClosedAlike =
      partner !== undefined &&
      value.slice(partner.nameAt.from, partner.nameAt.to) === value.slice(nameAt.from, nameAt.to);
    add(nameAt, name, isClosedAlike ? partner.nameAt : undefined);
  }
  for (const [index, { value: written, valueAt }] of tag.args.entries()) {
    if (argumentKind(name, index) === 'color') add(valueAt, written);
  }
  return colors;
}

function codesOf({ value, profile }: EditorText): readonly WrittenColor[] {
  return findLegacyTokens(value, profile.codes).flatMap((token) =>
    token.kind === 'color' && token.to - token.from >= MIN_HEX_CODE_LENGTH
      ? [{ from: token.from, to: token.to, color: token.color, notation: 'code' }]
      : [],
  );
}

function readColor(written: string): Rgb | undefined {
  if (!written.startsWith('#')) return findNamedColor(written.toLowerCase())?.color;
  const read = written.length === 7 ? readHex(written) : undefined;
  return read?.ok ? read.value : undefined;
}

/** In the notation and the case of what was written; a name where there is one. */
function spellings(written: string, notation: WrittenColor['notation'], color: Rgb): string[] {
  const hex = writeHex(color);
  const isUpper = /[A-F]/.test(digitsOf(written)) && !/[a-f]/.test(digitsOf(written));
  const cased = isUpper ? hex.toUpperCase() : hex.toLowerCase();
  if (notation === 'code') return [withDigits(written, cased.slice(1))];
  const name = nameOfColor(color);
  if (name === undefined) return [cased];
  return written.startsWith('#') ? [cased, name] : [name, cased];
}

const BEFORE_DIGITS = /^.*?(?:HEX:|SOLID:|[&§$`]x|#)/i;

function digitsOf(written: string): string {
  return written.replace(BEFORE_DIGITS, '');
}

/** The digits are replaced one by one, because signs may be between them. */
function withDigits(written: string, digits: string): string {
  const start = BEFORE_DIGITS.exec(written)?.[0] ?? '';
  let next = 0;
  const replaced = digitsOf(written).replace(/[0-9a-f]/gi, () => {
    next += 1;
    return digits[next - 1] ?? '';
  });
  return start + replaced;
}

function sameRange(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to;
}
