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
    // A text box has no width of its own while it has the focus.
    <div className="w-60 max-w-full">
      <Combobox
        title={t('text_gradient.format')}
        hideTitle
        entries={ENTRIES}
        searchPlaceholder={t('text_gradient.search_format')}
        value={format}
        onValueChange={setFormat}
      />
    </div>
  );
}
