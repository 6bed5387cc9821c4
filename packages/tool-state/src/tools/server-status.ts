import { flagField, textField } from '../field.ts';

export const statusFields = {
  /** Longer than any address, so that the form itself says what is wrong with it. */
  address: textField('', { max: 2000 }),
  bedrock: flagField(),
} as const;
