// Loaded on demand: most visitors never paste.
import type { RecoveredGradient } from '@fucina/minecraft-text';
import type { RecoveredFields } from './state.ts';

export { recoverGradient } from '@fucina/minecraft-text';
export { pasteAsOneLine } from '../../ui/edit-field.ts';

export function fromRecovered({ text, colors, decorations }: RecoveredGradient): RecoveredFields {
  return {
    text,
    colors,
    bold: decorations.includes('bold'),
    italic: decorations.includes('italic'),
    underline: decorations.includes('underlined'),
    strikethrough: decorations.includes('strikethrough'),
  };
}
