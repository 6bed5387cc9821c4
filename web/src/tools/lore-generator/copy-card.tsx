import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { usePart } from '../../state/use-tool-store.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CopyOutput } from './copy-output.tsx';
import { GiveFields } from './give-fields.tsx';
import { type LoreStore, OUTPUT_FORMATS } from './state.ts';

interface CopyCardProps {
  readonly store: LoreStore;
}

/** The same name and lore for wherever they are needed. */
export const CopyCard = memo(function CopyCard({ store }: CopyCardProps) {
  const { t } = useWords();
  const format = usePart(store, ({ present }) => present.format);
  const withTitle = usePart(store, ({ present }) => present.withTitle);
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
            onValueChange={(chosen) => store.set({ format: chosen })}
          />
        </Field>
        {!hasTitle && (
          <Checkbox
            className="h-control justify-center"
            label={t('lore_generator.with_title')}
            checked={withTitle}
            onCheckedChange={(checked) => store.set({ withTitle: checked })}
          />
        )}
      </div>
      {format === 'give' && <GiveFields store={store} />}
      <FollowingOutput store={store} />
    </Card>
  );
});

/** A hundred lines take a moment to write: typing and its preview go first. */
function FollowingOutput({ store }: CopyCardProps) {
  const state = useAfterPaint(usePart(store, ({ present }) => present));
  return <CopyOutput state={state} />;
}
