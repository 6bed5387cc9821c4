import { choiceField, flagField, textField } from '../../state/field.ts';
import { defineToolState } from '../../state/tool-definition.ts';

export const VIEWS = ['iso', 'iso-left', 'front', 'back'] as const;

export const skinsState = defineToolState('skins', {
  /** The last submitted query, not what is being typed. */
  player: textField('', { max: 1000 }),
  view: choiceField(VIEWS, 'iso'),
  overlay: flagField(),
  cape: flagField(),
});

/** Well-known accounts, old ones, so that they stay. */
export const EXAMPLE_PLAYERS = ['Notch', 'jeb_', 'Dinnerbone'] as const;
