import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { MAX_ITEMS, skullsState } from './state.ts';

export function RecipientCard() {
  const { t } = useWords();
  const [target, setTarget] = useField(skullsState, 'target');
  const [count, setCount] = useField(skullsState, 'count');
  return (
    <Card title={t('skulls.recipient')}>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field label={t('skulls.target')} hint={t('skulls.target_hint')}>
          <TextInput
            maxLength={skullsState.fields.target.maxLength}
            className="font-mono"
            value={target}
            spellCheck={false}
            autoCapitalize="off"
            onValueChange={setTarget}
          />
        </Field>
        <Field label={t('skulls.count')}>
          <NumberInput
            min={1}
            max={MAX_ITEMS}
            fallback={1}
            value={count}
            onValueChange={setCount}
          />
        </Field>
      </div>
    </Card>
  );
}
