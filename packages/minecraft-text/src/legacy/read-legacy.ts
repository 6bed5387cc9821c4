import { type Component, createText } from '../component/component.ts';
import { sameStyle } from '../component/equality.ts';
import { createStyle, NO_STYLE, type Style } from '../component/style.ts';
import { CODE_LETTERS, CODES, type LegacyEdition } from './codes.ts';
import { type LegacyChar, type LegacyHex, legacyPattern } from './pattern.ts';

export interface LegacyReadOptions {
  /** Both by default. For text from the game use `§`, because there `&` is an ordinary character. */
  readonly char?: LegacyChar;
  /** `all` by default; `coded` when `char` is `§`. */
  readonly hex?: LegacyHex;
  readonly edition?: LegacyEdition;
  /** What happens to a code character followed by anything else: Adventure keeps both, the game drops both. */
  readonly invalid?: 'keep' | 'drop';
}

export type LegacyReadError =
  | { readonly code: 'not-text'; readonly field: 'text' }
  | { readonly code: 'option-unknown'; readonly field: keyof LegacyReadOptions };

export type LegacyResult =
  | {
      readonly ok: true;
      readonly value: Component;
      readonly losses: readonly LegacyReadLoss[];
    }
  | { readonly ok: false; readonly error: LegacyReadError };

/** A range of the source that is not in the value. */
export interface LegacyReadLoss {
  readonly code: /** Codes behind the last text. They have an effect only on what somebody joins behind. */
    | 'trailing-codes'
    /** A code character and the character after it that were dropped. */
    | 'invalid-code';
  readonly from: number;
  readonly to: number;
}

interface LegacyPart {
  readonly text: string;
  readonly style: Style;
}

interface SplitLegacy {
  readonly parts: readonly LegacyPart[];
  readonly losses: readonly LegacyReadLoss[];
}

const CHOICES: { readonly [Field in keyof LegacyReadOptions]-?: readonly string[] } = {
  char: ['&', '§', 'both'],
  hex: ['none', 'coded', 'all', 'bare'],
  edition: ['java', 'bedrock'],
  invalid: ['keep', 'drop'],
};

/** Reads `&` and `§` codes and all common hex notations; everything else is text. */
export function readLegacy(text: string, options: LegacyReadOptions = {}): LegacyResult {
  if (typeof text !== 'string') return { ok: false, error: { code: 'not-text', field: 'text' } };
  const wrong = wrongOption(options);
  if (wrong !== undefined) {
    return { ok: false, error: { code: 'option-unknown', field: wrong } };
  }
  const { parts, losses } = splitLegacy(text, NO_STYLE, options);
  return { ok: true, value: joinParts(parts), losses };
}

/** The parts with one style each; starts from `base` and returns to it on a reset. */
export function splitLegacy(text: string, base: Style, options: LegacyReadOptions): SplitLegacy {
  const { char = 'both', edition = 'java', invalid = 'keep' } = options;
  const { hex = char === '§' ? 'coded' : 'all' } = options;
  const parts: LegacyPart[] = [];
  const losses: LegacyReadLoss[] = [];
  let style = base;
  let pending = '';
  let at = 0;
  /** Where the codes begin that end at `at`. */
  let codesFrom = 0;
  const take = (end: number) => {
    if (at === end) return;
    codesFrom = end;
    if (invalid === 'drop') pending += dropInvalid(text, at, end, char, losses);
    else pending += text.slice(at, end);
  };
  for (const match of text.matchAll(legacyPattern(char, hex, CODE_LETTERS[edition]))) {
    const next = styleAfter(match, style, base, edition);
    if (next === undefined) continue;
    take(match.index);
    at = match.index + match[0].length;
    if (sameStyle(next, style)) continue;
    if (pending !== '') parts.push({ text: pending, style });
    pending = '';
    style = next;
  }
  take(text.length);
  if (pending !== '') parts.push({ text: pending, style });
  if (codesFrom < at && at === text.length) {
    losses.push({ code: 'trailing-codes', from: codesFrom, to: at });
  }
  return { parts, losses };
}

function joinParts(parts: readonly LegacyPart[]): Component {
  const [only] = parts;
  if (only === undefined) return createText('');
  if (parts.length === 1) return createText(only.text, only.style);
  return createText(
    '',
    NO_STYLE,
    parts.map(({ text, style }) => createText(text, style)),
  );
}

function styleAfter(
  match: RegExpMatchArray,
  style: Style,
  base: Style,
  edition: LegacyEdition,
): Style | undefined {
  const whole = match[0];
  if (whole.length > 2) {
    return colored(Number.parseInt(whole.replace(/^[&§]x|[^0-9a-f]/gi, ''), 16), base);
  }
  const code = CODES[edition].get((whole[1] ?? '').toLowerCase());
  if (code === undefined) return undefined;
  if (code.kind === 'reset') return base;
  if (code.kind === 'decoration') {
    return style[code.decoration] === true ? style : { ...style, [code.decoration]: true };
  }
  // A color clears all decorations in Java, and none in Bedrock.
  return edition === 'java' ? colored(code.color, base) : { ...style, color: code.color };
}

function colored(color: number, base: Style): Style {
  const off = (isOn: boolean | undefined) => (isOn === true ? false : isOn);
  return createStyle({
    ...base,
    color,
    bold: off(base.bold),
    italic: off(base.italic),
    underlined: off(base.underlined),
    strikethrough: off(base.strikethrough),
    obfuscated: off(base.obfuscated),
  });
}

function dropInvalid(
  text: string,
  from: number,
  to: number,
  char: LegacyChar,
  losses: LegacyReadLoss[],
): string {
  const lead = char === 'both' ? '[&§]' : char;
  return text.slice(from, to).replace(new RegExp(`${lead}(?:.|$)`, 'gsu'), (dropped, at) => {
    losses.push({ code: 'invalid-code', from: from + at, to: from + at + dropped.length });
    return '';
  });
}

function wrongOption(options: LegacyReadOptions): keyof LegacyReadOptions | undefined {
  for (const field of ['char', 'hex', 'edition', 'invalid'] as const) {
    const value: string | undefined = options[field];
    if (value !== undefined && !CHOICES[field].includes(value)) return field;
  }
  return undefined;
}
