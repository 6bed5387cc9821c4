import { readVersionFamilyId, versionFamilies } from '@fucina/minecraft-item/inner';
import { choiceField, numberField, optionalChoiceField, textField } from '@fucina/tool-state';
import { skullsFields } from '@fucina/tool-state/tools/skulls';
import { createStoredValue } from '../../state/stored-value.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

/** In which form a command is copied. */
export const VARIANTS = ['full', 'short', 'game', 'function', 'yaml', 'java'] as const;

export type Variant = (typeof VARIANTS)[number];

/** The maximum of any version; commands for versions that allow fewer say so. */
export const MAX_ITEMS = Math.max(...versionFamilies.map(({ maxItems }) => maxItems));

export const skullsState = defineToolState('skulls', {
  ...skullsFields,
  target: textField('@p', { max: 256 }),
  count: numberField(1, { min: 1, max: MAX_ITEMS }),
  variant: choiceField(VARIANTS, 'full'),
});

export type SkullsState = ToolState<typeof skullsState>;

/** The range of versions whose command was copied last: it comes first. */
export const favouriteFamily = createStoredValue('skulls.family', {
  ...optionalChoiceField(
    versionFamilies.map(({ from }) => from),
    undefined,
  ),
  read: readVersionFamilyId,
});
