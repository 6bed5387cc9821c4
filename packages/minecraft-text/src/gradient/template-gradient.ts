import { type Rgb, writeHex } from '@fucina/color';
import { coloredPieces } from './colored-pieces.ts';
import type { GradientFormat } from './formats.ts';
import type { GradientOutput } from './gradient-output.ts';
import { jsonBytes } from './gradient-output.ts';
import type { CheckedGradient } from './options.ts';
import { GRADIENT_STYLES, STYLE_CODES } from './styles.ts';

type TemplateFormat = GradientFormat & { readonly kind: 'template' };

/** Applies the template to each colored character. */
export function templateOutput(gradient: CheckedGradient, format: TemplateFormat): GradientOutput {
  const { text } = gradient;
  const codes = codesOf(gradient, format);
  if (gradient.stops.length === 0) {
    return { bytes: jsonBytes(codes) + jsonBytes(text), write: () => codes + text };
  }
  const pieces = coloredPieces(gradient);
  const colored = pieces.filter(({ rgb }) => rgb !== undefined).length;
  const fillColor = createFiller(format.color, codes);
  return {
    bytes: colored * (jsonBytes(fillColor('000000', '0')) - 1) + jsonBytes(text),
    write() {
      let written = '';
      for (const piece of pieces) {
        written +=
          piece.rgb === undefined
            ? piece.text
            : fillColor(digitsOf(piece.rgb, gradient), piece.text);
      }
      return written;
    },
  };
}

/** The codes of the styles that have no wrapper. */
function codesOf({ styles }: CheckedGradient, { char, wrappers }: TemplateFormat): string {
  return GRADIENT_STYLES.filter((style) => styles.has(style) && !wrappers[style])
    .map((style) => char + STYLE_CODES[style])
    .join('');
}

/** A literal, the index of a digit, or a placeholder for the text. */
type Part = string | number;
const TEXT = -1;

function createFiller(template: string, codes: string): (digits: string, text: string) => string {
  const parts = template.split(/(\$[1-6fc])/).map((part): Part => {
    if (part === '$c') return TEXT;
    if (part === '$f') return codes;
    return /^\$[1-6]$/.test(part) ? Number(part[1]) - 1 : part;
  });
  return (digits, text) => {
    let filled = '';
    for (const part of parts) {
      if (typeof part === 'string') filled += part;
      else filled += part === TEXT ? text : digits[part];
    }
    return filled;
  };
}

export function digitsOf(rgb: Rgb, { lowercase }: { lowercase: boolean }): string {
  const digits = writeHex(rgb).slice(1);
  return lowercase ? digits : digits.toUpperCase();
}
