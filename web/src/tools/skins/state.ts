import { choiceField, flagField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const VIEWS = ['iso', 'iso-left', 'front', 'back'] as const;

export const skinsState = defineToolState('skins', {
  /** What was last asked for, not what is being typed. */
  player: textField('', { max: 1000 }),
  view: choiceField(VIEWS, 'iso'),
  overlay: flagField(),
  cape: flagField(),
});

export type SkinsState = ToolState<typeof skinsState>;

/** Well-known accounts, old ones, so that they stay. */
export const EXAMPLE_PLAYERS = ['Notch', 'jeb_', 'Dinnerbone'] as const;
