import { listField, textField } from '../field.ts';

export const skullsFields = {
  /** A name, uuid, hash, URL, texture value or give command: commands are long. */
  player: textField('', { max: 40_000 }),
  name: textField(),
  lore: listField(textField(), ['', '', ''], { max: 256, separator: '\n' }),
} as const;
