import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { optionalChoiceField } from '@fucina/tool-state';
import { gradientFields } from '@fucina/tool-state/tools/text-gradient';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

/** The dropdown can be cleared: the service then uses its default. */
export const DEFAULT_FORMAT = 'MiniMessage';

export const gradientState = defineToolState('text-gradient', {
  ...gradientFields,
  format: optionalChoiceField(GRADIENT_FORMATS, DEFAULT_FORMAT),
});

export type GradientState = ToolState<typeof gradientState>;

export const STYLES = ['bold', 'italic', 'underline', 'strikethrough'] as const;

/** What colored text brings along. */
export type RecoveredFields = Pick<GradientState, 'text' | 'colors' | (typeof STYLES)[number]>;

/** Whether a state still has exactly these values. */
export function hasFields(state: GradientState, fields: RecoveredFields): boolean {
  return (
    state.text === fields.text &&
    state.colors === fields.colors &&
    STYLES.every((style) => state[style] === fields[style])
  );
}
