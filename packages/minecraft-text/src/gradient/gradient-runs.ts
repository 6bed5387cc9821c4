import { toHex } from '@fucina/color';
import type { Run, RunStyle } from '../component/runs.ts';
import { coloredPieces, joined } from './colored-pieces.ts';
import { checkGradient, type GradientError, type GradientOptions } from './options.ts';

export type GradientRunsResult =
  | { readonly ok: true; readonly value: readonly Run[] }
  | { readonly ok: false; readonly error: GradientError };

/** The coloured text as it shows, for a preview: what reading the written JSON gives, without the writing. */
export function gradientRuns(options: GradientOptions): GradientRunsResult {
  const checked = checkGradient(options);
  if (!checked.ok) return checked;
  const { text, styles } = checked.value;
  if (text === '') return { ok: true, value: [] };
  const style: RunStyle = {
    ...(styles.has('bold') && { bold: true }),
    ...(styles.has('italic') && { italic: true }),
    ...(styles.has('underline') && { underlined: true }),
    ...(styles.has('strikethrough') && { strikethrough: true }),
    ...(styles.has('obfuscate') && { obfuscated: true }),
  };
  const runs = joined(coloredPieces(checked.value)).map(
    (piece): Run =>
      piece.rgb === undefined
        ? { text: piece.text, ...style }
        : { text: piece.text, color: toHex(piece.rgb), ...style },
  );
  return { ok: true, value: runs };
}
