import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { MOST_ITEMS, type SetSkulls } from './state.ts';

interface RecipientCardProps {
  readonly target: string;
  readonly count: number;
  readonly set: SetSkulls;
}

export const RecipientCard = memo(function RecipientCard({
  target,
  count,
  set,
}: RecipientCardProps) {
  const { t } = useWords();
  return (
    <Card title={t('skulls.recipient')}>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field label={t('skulls.target')} hint={t('skulls.target_hint')}>
          <TextInput
            className="font-mono"
            value={target}
            spellCheck={false}
            autoCapitalize="off"
            onValueChange={(text) => set({ target: text })}
          />
        </Field>
        <Field label={t('skulls.count')}>
          <NumberInput
            min={1}
            max={MOST_ITEMS}
            fallback={1}
            value={count}
            onValueChange={(number) => set({ count: number })}
          />
        </Field>
      </div>
    </Card>
  );
});
