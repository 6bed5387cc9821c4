import { SOURCE_FORMATS } from '@fucina/text-workshop';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';

/** The notation that was found, and the choice of another. */
export function FormatField() {
  const { t } = useWords();
  const [format, setFormat] = useField(workshopState, 'format');
  const { source } = useSource();
  const found = t(`text_workshop.formats.${source?.format ?? 'mini-message'}`);
  return (
    <Field label={t('text_workshop.read_as')}>
      <Select
        choices={[
          {
            value: 'auto',
            label: t('text_workshop.formats.auto', {
              format: format === 'auto' ? found : '…',
            }),
          },
          ...SOURCE_FORMATS.map((value) => ({
            value,
            label: t(`text_workshop.formats.${value}`),
          })),
        ]}
        value={format}
        onValueChange={setFormat}
      />
    </Field>
  );
}
