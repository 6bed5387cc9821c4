import { choiceField, flagField, textField } from '../field.ts';

export const Q_GLYPHS = ['ǫ', 'ꞯ'] as const;
export const S_GLYPHS = ['ꜱ', 'ѕ', 's'] as const;
export const DIGITS = ['sub', 'super', 'keep'] as const;

export const smallCapsFields = {
  text: textField(),
  keepCodes: flagField(),
  q: choiceField(Q_GLYPHS, 'ǫ'),
  s: choiceField(S_GLYPHS, 'ꜱ'),
  digits: choiceField(DIGITS, 'sub'),
} as const;
