import { type Rgb, toHex } from '@fucina/color';
import { coloredPieces, joined } from './colored-pieces.ts';
import type { StyleWrappers } from './formats.ts';
import { gradientTags, perCharacterTags } from './mini-message-gradient.ts';
import {
  type CheckedGradient,
  checkGradient,
  type GradientError,
  type GradientOptions,
  type GradientStyle,
} from './options.ts';

export type GradientResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: GradientError };

/** Innermost first. */
const WRAPPING_ORDER: readonly GradientStyle[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'obfuscate',
];
const STYLE_CODES: Readonly<Record<GradientStyle, string>> = {
  bold: 'l',
  italic: 'o',
  underline: 'n',
  strikethrough: 'm',
  obfuscate: 'k',
};

/** Spreads colours over a text and writes it in the format asked for. */
export function gradientText(options: GradientOptions): GradientResult {
  const checked = checkGradient(options);
  if (!checked.ok) return checked;
  const written = write(checked.value);
  const { prefixSuffix } = checked.value;
  return { ok: true, value: prefixSuffix === '' ? written : fill(prefixSuffix, written) };
}

function write(gradient: CheckedGradient): string {
  const { format, text } = gradient;
  if (format.kind === 'json') return writeJsonText(gradient);
  if (text === '') return '';
  if (format.kind === 'mini-message')
    return wrap(gradientTags(gradient), gradient, format.wrappers);
  if (format.kind === 'mini-message-characters') {
    return wrap(perCharacterTags(joined(coloredPieces(gradient))), gradient, format.wrappers);
  }
  return wrap(writeTemplate(gradient, format), gradient, format.wrappers);
}

function writeTemplate(
  gradient: CheckedGradient,
  { color, char, wrappers }: { color: string; char: string; wrappers: StyleWrappers },
): string {
  const codes = WRAPPING_ORDER.filter((style) => gradient.styles.has(style) && !wrappers[style])
    .map((style) => char + STYLE_CODES[style])
    .join('');
  if (gradient.stops.length === 0) return codes + gradient.text;
  const template = color.split(/(\$[1-6fc])/);
  let written = '';
  for (const { text, rgb } of coloredPieces(gradient)) {
    written += rgb === undefined ? text : fillColor(template, digitsOf(rgb, gradient), codes, text);
  }
  return written;
}

function writeJsonText(gradient: CheckedGradient): string {
  const style: Record<string, true> = {};
  if (gradient.styles.has('bold')) style.bold = true;
  if (gradient.styles.has('italic')) style.italic = true;
  if (gradient.styles.has('underline')) style.underlined = true;
  if (gradient.styles.has('strikethrough')) style.strikethrough = true;
  if (gradient.styles.has('obfuscate')) style.obfuscated = true;
  const hasStyle = gradient.styles.size > 0;
  if (gradient.text === '') return '""';
  if (gradient.stops.length === 0) {
    return JSON.stringify(hasStyle ? { text: gradient.text, ...style } : gradient.text);
  }
  const parts = joined(coloredPieces(gradient)).map(({ text, rgb }) =>
    rgb === undefined ? text : { text, color: `#${digitsOf(rgb, gradient)}` },
  );
  // The first of a list is the parent of the others: it carries what all share.
  return JSON.stringify([hasStyle ? { text: '', ...style } : '', ...parts]);
}

function fillColor(
  template: readonly string[],
  digits: string,
  codes: string,
  text: string,
): string {
  let filled = '';
  for (const [index, part] of template.entries()) {
    // The pattern captured: every second part is a variable.
    if (index % 2 === 0) filled += part;
    else if (part === '$c') filled += text;
    else if (part === '$f') filled += codes;
    else filled += digits[Number(part[1]) - 1];
  }
  return filled;
}

function digitsOf(rgb: Rgb, { lowercase }: { lowercase: boolean }): string {
  const digits = toHex(rgb).slice(1);
  return lowercase ? digits : digits.toUpperCase();
}

function wrap(
  written: string,
  { styles }: { styles: ReadonlySet<GradientStyle> },
  wrappers: StyleWrappers,
): string {
  let wrapped = written;
  for (const style of WRAPPING_ORDER) {
    const wrapper = wrappers[style];
    if (styles.has(style) && wrapper !== undefined) wrapped = fill(wrapper, wrapped);
  }
  return wrapped;
}

function fill(template: string, written: string): string {
  return template.split('$t').join(written);
}
