import { DISPLAY_FORMATS } from '@fucina/minecraft-item';
import { newestFamilyId, readVersionFamilyId, versionFamilies } from '@fucina/minecraft-item/inner';
import { choiceField, flagField, textField } from '@fucina/tool-state';
import { loreFields } from '@fucina/tool-state/tools/lore-generator';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

const familyField = {
  ...choiceField(
    versionFamilies.map(({ from }) => from),
    newestFamilyId,
  ),
  read: readVersionFamilyId,
};

export const loreState = defineToolState('lore-generator', {
  ...loreFields,
  format: choiceField([...DISPLAY_FORMATS, 'give'], 'mini-message'),
  withTitle: flagField(),
  item: textField('diamond_sword', { max: 128 }),
  family: familyField,
});

export type LoreState = ToolState<typeof loreState>;
