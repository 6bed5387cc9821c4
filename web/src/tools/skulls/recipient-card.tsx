import { newestFamilyId, type VersionFamilyId } from '@fucina/minecraft-item/inner';
import type { RefObject } from 'react';
import { useStoredValue } from '../../state/stored-value.ts';
import { useField } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { refusalOf, refusalWords } from './refusal.ts';
import { favouriteFamily, MAX_ITEMS, type SkullsState, skullsState } from './state.ts';

export interface RecipientFields {
  readonly target: RefObject<HTMLInputElement | null>;
  readonly count: RefObject<HTMLInputElement | null>;
}

interface RecipientCardProps {
  readonly fields: RecipientFields;
}

/** Who gets the head, and how many. */
export function RecipientCard({ fields }: RecipientCardProps) {
  const { t } = useWords();
  const [target] = useField(skullsState, 'target');
  const [count, setCount] = useField(skullsState, 'count');
  const [favourite] = useStoredValue(favouriteFamily);
  const told = (asked: Pick<SkullsState, 'target' | 'count'>, family: VersionFamilyId) => {
    const refusal = refusalOf(asked, family);
    return refusal && refusalWords(refusal, t);
  };
  const targetError = told({ target, count: 1 }, newestFamilyId);
  return (
    <Card title={t('skulls.recipient')}>
      <div className="recipient grid gap-4">
        <ToolText
          ref={fields.target}
          of={skullsState}
          field="target"
          label={t('skulls.target')}
          error={targetError}
          hint={!targetError && t('skulls.target_hint')}
          className="font-mono"
          spellCheck={false}
          autoCapitalize="off"
        />
        <Field
          label={t('skulls.count')}
          error={told({ target: skullsState.initial.target, count }, favourite ?? newestFamilyId)}
        >
          <NumberInput
            ref={fields.count}
            min={1}
            max={MAX_ITEMS}
            fallback={1}
            refusal={t('ui.number_range', { min: 1, max: MAX_ITEMS })}
            value={count}
            onValueChange={setCount}
          />
        </Field>
      </div>
    </Card>
  );
}
