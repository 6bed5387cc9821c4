import {
  DISPLAY_FORMATS,
  newestFamilyId,
  readVersionFamilyId,
  versionFamilies,
} from '@fucina/minecraft-item';
import { brand } from '@fucina/site';
import { choiceField, flagField, listField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

const [PINK, , YELLOW] = brand.heat;

const DEFAULT_TITLE = `<b><gradient:${PINK}:${YELLOW}>${brand.name} (Lore Generator)</gradient></b>`;
const DEFAULT_LINES = [
  '',
  '<red>Welcome</red> <yellow>To</yellow>',
  `<u><b>${brand.name}!</b></u>`,
];

export const OUTPUT_FORMATS = [...DISPLAY_FORMATS, 'give'] as const;

const familyField = {
  ...choiceField(
    versionFamilies.map(({ from }) => from),
    newestFamilyId,
  ),
  read: readVersionFamilyId,
};

export const loreState = defineToolState('lore-generator', {
  title: textField(DEFAULT_TITLE),
  lines: listField(textField(), DEFAULT_LINES, { separator: '\n' }),
  format: choiceField(OUTPUT_FORMATS, 'mini-message'),
  withTitle: flagField(),
  /** Without the italics that the game gives to names and lore. */
  upright: flagField(),
  item: textField('diamond_sword', { max: 128 }),
  family: familyField,
});

export type LoreState = ToolState<typeof loreState>;
