import { TUNING, TUNING_FIELDS, type TuningField, tuningPreset } from '@fucina/server-launch';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type PartProps, showsOnly } from './state.ts';

const FIELDS = [...TUNING_FIELDS, 'ram', 'jvm', 'args'] as const;

/** The ten numbers of the tuned set, and arguments of one's own. */
export const AdvancedCard = memo(({ state, set }: PartProps) => {
  const { t } = useWords();
  return (
    <Card>
      <Collapsible label={t('server.advanced')}>
        <div className="flex flex-col gap-6">
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            {TUNING_FIELDS.map((field) => (
              <TuningInput key={field} field={field} state={state} set={set} />
            ))}
          </div>
          <Field label={t('server.jvm_arguments')} hint={t('server.jvm_arguments_hint')}>
            <TextInput
              value={state.jvm}
              spellCheck={false}
              autoCapitalize="off"
              className="font-mono text-sm"
              onValueChange={(jvm) => set({ jvm })}
            />
          </Field>
          <Field label={t('server.server_arguments')} hint={t('server.server_arguments_hint')}>
            <TextInput
              value={state.args}
              spellCheck={false}
              autoCapitalize="off"
              className="font-mono text-sm"
              onValueChange={(args) => set({ args })}
            />
          </Field>
        </div>
      </Collapsible>
    </Card>
  );
}, showsOnly(FIELDS));

function TuningInput({ field, state, set }: PartProps & { readonly field: TuningField }) {
  const { t } = useWords();
  const { flag, min, max } = TUNING[field];
  const preset = tuningPreset(field, state.ram);
  // An untouched number follows its default, which for one of them depends on the memory.
  const value = state[field] === tuningPreset(field, 0) ? preset : state[field];
  return (
    <Field
      label={flag}
      className="[&_label]:text-[0.8125rem] [&_label]:wrap-anywhere"
      hint={`${t(`server.tuning.${field}`)} ${t('server.preset', { value: preset })}`}
    >
      <NumberInput
        min={min}
        max={max}
        value={value}
        fallback={preset}
        onValueChange={(number) => set({ [field]: number })}
      />
    </Field>
  );
}
