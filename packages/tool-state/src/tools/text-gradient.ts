import { brand } from '@fucina/site';
import { flagField, listField, textField } from '../field.ts';

const MAX_COLORS = 64;
const [PINK, , YELLOW] = brand.heat;

/** Without the format of the output. */
export const gradientFields = {
  text: textField(brand.name),
  colors: listField(textField('', { max: 32 }), [PINK, YELLOW], { max: MAX_COLORS }),
  bold: flagField(),
  italic: flagField(),
  underline: flagField(),
  strikethrough: flagField(),
} as const;
