import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { useField } from '../../tool/tool.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { useWords } from '../../words/use-words.tsx';
import { gradientState } from './state.ts';

const ENTRIES = GRADIENT_FORMATS.map((format) => ({ value: format, label: format }));

export function FormatField() {
  const { t } = useWords();
  const [format, setFormat] = useField(gradientState, 'format');
  return (
    <Combobox
      title={t('text_gradient.format')}
      hideTitle
      entries={ENTRIES}
      searchPlaceholder={t('text_gradient.search_format')}
      value={format}
      onValueChange={setFormat}
    />
  );
}
