import { choiceField, flagField } from '@fucina/tool-state';
import { skinsFields } from '@fucina/tool-state/tools/skins';
import { defineToolState } from '../../state/tool-definition.ts';

export const skinsState = defineToolState('skins', {
  ...skinsFields,
  view: choiceField(['iso', 'iso-left', 'front', 'back'], 'iso'),
  overlay: flagField(),
  cape: flagField(),
});

/** Well-known accounts, old ones, so that they stay. */
export const EXAMPLE_PLAYERS = ['Notch', 'jeb_', 'Dinnerbone'] as const;
