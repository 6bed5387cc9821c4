import { GRADIENT_FORMATS, type RecoveredGradient } from '@fucina/minecraft-text';
import { brand } from '@fucina/site';
import { flagField, listField, optionalChoiceField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

const MAX_COLORS = 64;

/** The dropdown can be cleared: the service then uses its default. */
export const DEFAULT_FORMAT = 'MiniMessage';

export const gradientState = defineToolState('text-gradient', {
  text: textField(brand.name),
  colors: listField(textField('', { max: 32 }), ['#E43A96', '#FBE108'], { max: MAX_COLORS }),
  format: optionalChoiceField(GRADIENT_FORMATS, DEFAULT_FORMAT),
  bold: flagField(),
  italic: flagField(),
  underline: flagField(),
  strikethrough: flagField(),
});

export type GradientState = ToolState<typeof gradientState>;

export const STYLES = ['bold', 'italic', 'underline', 'strikethrough'] as const;

export function fromRecovered({ text, colors, decorations }: RecoveredGradient) {
  return {
    text,
    colors,
    bold: decorations.includes('bold'),
    italic: decorations.includes('italic'),
    underline: decorations.includes('underlined'),
    strikethrough: decorations.includes('strikethrough'),
  } satisfies Partial<GradientState>;
}
