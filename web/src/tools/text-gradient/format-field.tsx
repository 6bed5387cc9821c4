import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import type { GradientState, SetGradient } from './state.ts';

interface FormatFieldProps {
  readonly format: GradientState['format'];
  readonly set: SetGradient;
}

const ENTRIES = GRADIENT_FORMATS.map((format) => ({ value: format, label: format }));

export const FormatField = memo(function FormatField({ format, set }: FormatFieldProps) {
  const { t } = useWords();
  return (
    <Combobox
      title={t('text_gradient.format')}
      entries={ENTRIES}
      searchPlaceholder={t('text_gradient.search_format')}
      value={format}
      onValueChange={(chosen) => set({ format: chosen })}
    />
  );
});
