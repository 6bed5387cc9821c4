import { DEFAULT_TEXT, valuesOf } from '@fucina/tool-state/tools/text-workshop';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { DEFAULT_PLACEHOLDERS } from './default-text.ts';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';

/** More fields than this would push the results off the screen. */
const MAX_FIELDS = 12;

/** A field for each placeholder in the text. Follows when typing pauses. */
export function SampleValues() {
  const { t } = useWords();
  const [lines, setLines] = useField(workshopState, 'values');
  const { text, source } = useSettledSource();
  const atFirst = text === DEFAULT_TEXT ? DEFAULT_PLACEHOLDERS : [];
  const placeholders = (source?.placeholders() ?? atFirst).slice(0, MAX_FIELDS);
  const values = valuesOf(lines);
  if (placeholders.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">
        {t('text_workshop.placeholders.title')}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {placeholders.map((placeholder) => (
          <Field key={placeholder} label={placeholder}>
            <TextInput
              value={values.get(placeholder) ?? ''}
              onValueChange={(value) => setLines(withValue(lines, placeholder, value))}
            />
          </Field>
        ))}
      </div>
      <p className="text-sm text-muted">{t('text_workshop.placeholders.hint')}</p>
    </fieldset>
  );
}

/** The lines with another value for one placeholder; without a value it has no line. */
function withValue(
  lines: readonly string[],
  placeholder: string,
  value: string,
): readonly string[] {
  const others = lines.filter((line) => !line.startsWith(`${placeholder}=`));
  return value === '' ? others : [...others, `${placeholder}=${value}`];
}
