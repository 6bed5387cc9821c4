import { newestFamilyId } from '@fucina/minecraft-item';
import type { RefObject } from 'react';
import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { MAX_ITEMS, skullsState } from './state.ts';
import { useCommands } from './use-commands.ts';

interface RecipientCardProps {
  readonly targetField: RefObject<HTMLInputElement | null>;
}

/** Who gets the head, and how many. */
export function RecipientCard({ targetField }: RecipientCardProps) {
  const { t } = useWords();
  const commands = useCommands();
  const [target, setTarget] = useField(skullsState, 'target');
  const [count, setCount] = useField(skullsState, 'count');
  const refusal = commands?.refusalOf({ target, count: 1 }, newestFamilyId);
  return (
    <Card title={t('skulls.recipient')}>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field
          label={t('skulls.target')}
          error={refusal && commands?.refusalWords(refusal, t)}
          hint={!refusal && t('skulls.target_hint')}
        >
          <TextInput
            ref={targetField}
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
