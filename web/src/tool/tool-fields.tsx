import type { ComponentProps } from 'react';
import type { ToolDefinition } from '../state/tool-definition.ts';
import { Checkbox, Switch } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { SegmentedControl } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useField } from './tool.tsx';

/** A field of the surrounding tool by its name; the control shows its value and sets it. */
interface OfField<State, Name> {
  readonly of: ToolDefinition<State>;
  readonly field: Name;
}

type With<Name extends string, Value> = { readonly [Each in Name]: Value };

type Around = Omit<ComponentProps<typeof Field>, 'children'>;

interface ChoiceProps<State, Name extends keyof State> extends OfField<State, Name> {
  /** What is written for a value: the value itself, unless given. */
  readonly labelOf?: ((value: State[Name]) => string) | undefined;
  /** All that the field can hold, unless given. */
  readonly values?: readonly State[Name][] | undefined;
}

export function ToolSelect<Name extends string, State extends With<Name, string>>({
  of,
  field,
  labelOf,
  values,
  ...around
}: ChoiceProps<State, Name> & Around) {
  return (
    <Field {...around}>
      <Select {...useChoice({ of, field, labelOf, values })} />
    </Field>
  );
}

export function ToolSegments<Name extends string, State extends With<Name, string>>({
  label,
  hideLabel,
  ...choice
}: ChoiceProps<State, Name> & Pick<Around, 'label' | 'hideLabel'>) {
  return <SegmentedControl label={label} hideLabel={hideLabel} {...useChoice(choice)} />;
}

export const ToolCheckbox = flagControl(Checkbox);
export const ToolSwitch = flagControl(Switch);

/** What is not about the field around it is about the text box. */
export function ToolText<Name extends string>({
  of,
  field,
  label,
  hint,
  error,
  ...rest
}: OfField<With<Name, string>, Name> &
  Pick<Around, 'label' | 'hint' | 'error'> &
  ComponentProps<typeof TextInput>) {
  const [value, setValue] = useField(of, field);
  const { maxLength } = of.fields[field];
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput {...rest} value={value} maxLength={maxLength} onValueChange={setValue} />
    </Field>
  );
}

function useChoice<State, Name extends keyof State>({
  of,
  field,
  labelOf = String,
  values = of.fields[field].choices ?? [],
}: ChoiceProps<State, Name>) {
  const [value, onValueChange] = useField(of, field);
  return {
    value,
    onValueChange,
    choices: values.map((each) => ({ value: each, label: labelOf(each) })),
  };
}

function flagControl(Control: typeof Checkbox) {
  return function ToolFlag<Name extends string>({
    of,
    field,
    ...rest
  }: OfField<With<Name, boolean>, Name> & ComponentProps<typeof Checkbox>) {
    const [checked, setChecked] = useField(of, field);
    return <Control {...rest} checked={checked} onCheckedChange={setChecked} />;
  };
}
