import { brand } from '@fucina/site';
import { flagField, listField, textField } from '../field.ts';

const [PINK, , YELLOW] = brand.heat;

const DEFAULT_TITLE = `<b><gradient:${PINK}:${YELLOW}>${brand.name} (Lore Generator)</gradient></b>`;
const DEFAULT_LINES = [
  '',
  '<red>Welcome</red> <yellow>To</yellow>',
  `<u><b>${brand.name}!</b></u>`,
];

export const loreFields = {
  title: textField(DEFAULT_TITLE),
  lines: listField(textField(), DEFAULT_LINES, { separator: '\n' }),
  /** Without the italics that the game gives to names and lore. */
  upright: flagField(),
} as const;
