import { writeHex } from '@fucina/color';
import type { TextRun, TextRunStyle } from '../component/runs.ts';
import { coloredPieces, joined } from './colored-pieces.ts';
import type { GradientChecked } from './gradient-error.ts';
import { checkGradient, type GradientOptions } from './options.ts';

export type GradientRunsResult = GradientChecked<readonly TextRun[]>;

/** The colored text as runs for a preview: the same runs as in the written JSON, without writing it. */
export function gradientRuns(options: GradientOptions): GradientRunsResult {
  const checked = checkGradient(options);
  if (!checked.ok) return checked;
  const { text, styles } = checked.value;
  if (text === '') return { ok: true, value: [] };
  const style: TextRunStyle = {
    ...(styles.has('bold') && { bold: true }),
    ...(styles.has('italic') && { italic: true }),
    ...(styles.has('underline') && { underlined: true }),
    ...(styles.has('strikethrough') && { strikethrough: true }),
    ...(styles.has('obfuscate') && { obfuscated: true }),
  };
  const runs = joined(coloredPieces(checked.value)).map(
    (piece): TextRun =>
      piece.rgb === undefined
        ? { text: piece.text, ...style }
        : { text: piece.text, color: writeHex(piece.rgb), ...style },
  );
  return { ok: true, value: runs };
}
