import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useField, useWholeState } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CopyOutput } from './copy-output.tsx';
import { GiveFields } from './give-fields.tsx';
import { loreState, OUTPUT_FORMATS } from './state.ts';

/** The name and lore in every format, ready to copy. */
export function CopyCard() {
  const { t } = useWords();
  const [format, setFormat] = useField(loreState, 'format');
  const [withTitle, setWithTitle] = useField(loreState, 'withTitle');
  const hasTitle = format === 'give' || format.startsWith('java');
  return (
    <Card title={t('lore_generator.copy_as')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('lore_generator.output_format')} className="min-w-56 flex-1">
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
            className="h-control justify-center"
            label={t('lore_generator.with_title')}
            checked={withTitle}
            onCheckedChange={setWithTitle}
          />
        )}
      </div>
      {format === 'give' && <GiveFields />}
      <FollowingOutput />
    </Card>
  );
}

/** Writing a hundred lines takes time, so it updates after the key is painted. */
function FollowingOutput() {
  const state = useAfterPaint(useWholeState(loreState));
  return <CopyOutput state={state} />;
}
