import { TUNING, TUNING_FIELDS, type TuningField, tuningPreset } from '@fucina/server-launch';
import { useField } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { startState } from './state.ts';

/** The ten numbers of the tuned set, and further arguments. */
export function AdvancedFold() {
  const { t } = useWords();
  return (
    <Collapsible label={t('server.advanced')}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          {TUNING_FIELDS.map((field) => (
            <TuningInput key={field} field={field} />
          ))}
        </div>
        <ArgumentsInput field="jvm" />
        <ArgumentsInput field="args" />
      </div>
    </Collapsible>
  );
}

const ARGUMENT_WORDS = {
  jvm: { label: 'server.jvm_arguments', hint: 'server.jvm_arguments_hint' },
  args: { label: 'server.server_arguments', hint: 'server.server_arguments_hint' },
} as const;

function ArgumentsInput({ field }: { readonly field: 'jvm' | 'args' }) {
  const { t } = useWords();
  const { label, hint } = ARGUMENT_WORDS[field];
  return (
    <ToolText
      of={startState}
      field={field}
      label={t(label)}
      hint={t(hint)}
      spellCheck={false}
      autoCapitalize="off"
      className="font-mono text-sm"
    />
  );
}

function TuningInput({ field }: { readonly field: TuningField }) {
  const { t } = useWords();
  const [chosen, setChosen] = useField(startState, field);
  const [ram] = useField(startState, 'ram');
  const { flag, min, max } = TUNING[field];
  const preset = tuningPreset(field, ram);
  // A number that was not set shows its default, which can depend on the memory.
  const value = chosen === tuningPreset(field, 0) ? preset : chosen;
  return (
    <Field
      label={flag}
      className="[&_label]:text-caption [&_label]:wrap-anywhere"
      hint={`${t(`server.tuning.${field}`)} ${t('server.preset', { value: preset })}`}
    >
      <NumberInput
        min={min}
        max={max}
        value={value}
        fallback={preset}
        refusal={t('ui.number_range', { min, max })}
        onValueChange={setChosen}
      />
    </Field>
  );
}
