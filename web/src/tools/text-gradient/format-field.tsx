import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Combobox } from '../../ui/combobox.tsx';
import type { GradientStore } from './state.ts';

interface FormatFieldProps {
  readonly store: GradientStore;
}

const ENTRIES = GRADIENT_FORMATS.map((format) => ({ value: format, label: format }));

export const FormatField = memo(function FormatField({ store }: FormatFieldProps) {
  const { t } = useWords();
  const format = usePart(store, ({ present }) => present.format);
  return (
    <Combobox
      title={t('text_gradient.format')}
      entries={ENTRIES}
      searchPlaceholder={t('text_gradient.search_format')}
      value={format}
      onValueChange={(chosen) => store.set({ format: chosen })}
    />
  );
});
