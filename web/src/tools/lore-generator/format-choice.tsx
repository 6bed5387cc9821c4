import { useField } from '../../tool/tool.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState, OUTPUT_FORMATS } from './state.ts';

/** What is copied. */
export function FormatChoice() {
  const { t } = useWords();
  const [format, setFormat] = useField(loreState, 'format');
  const [withTitle, setWithTitle] = useField(loreState, 'withTitle');
  const hasTitle = format === 'give' || format.startsWith('java');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Field label={t('lore_generator.output_format')} hideLabel>
        <Select
          choices={OUTPUT_FORMATS.map((value) => ({
            value,
            label: t(`lore_generator.formats.${value}`),
          }))}
          value={format}
          onValueChange={setFormat}
        />
      </Field>
      {!hasTitle && (
        <Checkbox
          label={t('lore_generator.with_title')}
          checked={withTitle}
          onCheckedChange={setWithTitle}
        />
      )}
    </div>
  );
}
