import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CopyOutput } from './copy-output.tsx';
import { GiveFields } from './give-fields.tsx';
import { type LoreState, OUTPUT_FORMATS, type SetLore } from './state.ts';

interface CopyCardProps {
  readonly state: LoreState;
  readonly set: SetLore;
}

/** The same name and lore for wherever they are needed. */
export function CopyCard({ state, set }: CopyCardProps) {
  const { t } = useWords();
  // A hundred lines take a moment to write: typing and its preview go first.
  const later = useAfterPaint(state);
  const { format, withTitle, item, family } = state;
  return (
    <Card title={t('lore_generator.copy_as')}>
      <FormatFields format={format} withTitle={withTitle} set={set} />
      {format === 'give' && <GiveFields item={item} family={family} set={set} />}
      <CopyOutput state={later} />
    </Card>
  );
}

type FormatFieldsProps = Pick<LoreState, 'format' | 'withTitle'> & Pick<CopyCardProps, 'set'>;

const FormatFields = memo(function FormatFields({ format, withTitle, set }: FormatFieldsProps) {
  const { t } = useWords();
  const hasTitle = format === 'give' || format.startsWith('java');
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Field label={t('lore_generator.output_format')} className="min-w-56 flex-1">
        <Select
          choices={OUTPUT_FORMATS.map((value) => ({
            value,
            label: t(`lore_generator.formats.${value}`),
          }))}
          value={format}
          onValueChange={(chosen) => set({ format: chosen })}
        />
      </Field>
      {!hasTitle && (
        <Checkbox
          className="h-control justify-center"
          label={t('lore_generator.with_title')}
          checked={withTitle}
          onCheckedChange={(checked) => set({ withTitle: checked })}
        />
      )}
    </div>
  );
});
