import { textField } from '../field.ts';

export const skinsFields = {
  /** The last submitted query, not what is being typed. */
  player: textField('', { max: 1000 }),
} as const;
