import { coloredPieces, joined } from './colored-pieces.ts';
import type { CheckedGradient } from './options.ts';
import { digitsOf } from './template-gradient.ts';

/** The gradient as JSON text of a text component. */
export function writeJsonText(gradient: CheckedGradient): string {
  const { text, styles } = gradient;
  if (text === '') return '""';
  const style = {
    ...(styles.has('bold') && { bold: true }),
    ...(styles.has('italic') && { italic: true }),
    ...(styles.has('underline') && { underlined: true }),
    ...(styles.has('strikethrough') && { strikethrough: true }),
    ...(styles.has('obfuscate') && { obfuscated: true }),
  };
  if (gradient.stops.length === 0) {
    return JSON.stringify(styles.size > 0 ? { text, ...style } : text);
  }
  const parts = joined(coloredPieces(gradient)).map((piece) =>
    piece.rgb === undefined
      ? piece.text
      : { text: piece.text, color: `#${digitsOf(piece.rgb, gradient)}` },
  );
  // The first element of a list is the parent of the others, so it carries the common style.
  return JSON.stringify([styles.size > 0 ? { text: '', ...style } : '', ...parts]);
}
