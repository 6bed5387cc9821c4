import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { TEXT_BOX } from './text-input.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'children'> {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

export function Select<Value extends string>({
  choices,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...useFieldControl()}
      {...rest}
      className={clsx(TEXT_BOX, 'select h-control truncate pe-8', className)}
      // The value is always one of the options'.
      onChange={(event) => onValueChange(event.target.value as Value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
