import type { BareText } from '@fucina/minecraft-profile';
import { useState } from 'react';
import { useWords } from '../words/use-words.tsx';

/** Tells below a field, until its value changes, that characters inside it that nobody sees were left out. */
export function useLeftOut(value: string) {
  const { t } = useWords();
  const [told, setTold] = useState<string>();
  return {
    note: told !== undefined && told === value ? t('ui.left_out') : undefined,
    tell: ({ text, hadInvisible }: BareText) => setTold(hadInvisible ? text : undefined),
  };
}
