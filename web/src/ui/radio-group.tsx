import { clsx } from 'clsx';
import { useId } from 'react';
import type { Choice } from './select.tsx';

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** A few options, all visible, one under the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <Group {...props} className="flex flex-col">
      {(radio, label) => (
        <label
          key={radio.value}
          className="inline-flex min-h-8 items-center gap-2.5 self-start pointer-coarse:min-h-control"
        >
          <input className="check" {...radio} />
          {label}
        </label>
      )}
    </Group>
  );
}

/** A few short options, all visible, side by side. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <Group
      {...props}
      className="flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-hairline bg-raised p-1"
    >
      {(radio, label) => (
        <label
          key={radio.value}
          className={clsx(
            'flex min-h-8 items-center justify-center rounded-md border px-3 text-sm font-medium transition-colors max-sm:px-2 pointer-coarse:min-h-control pointer-coarse:min-w-control',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            radio.checked
              ? 'border-control bg-surface text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          <input className="sr-only" {...radio} />
          {label}
        </label>
      )}
    </Group>
  );
}

interface RadioProps {
  readonly type: 'radio';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Group<Value extends string>({
  label,
  hideLabel,
  choices,
  value,
  onValueChange,
  className,
  children,
}: RadioGroupProps<Value> & {
  readonly className: string;
  readonly children: (radio: RadioProps, label: string) => React.ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={clsx('mb-1.5 text-sm font-medium', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className={className}>
        {choices.map((choice) =>
          children(
            {
              type: 'radio',
              name,
              value: choice.value,
              checked: choice.value === value,
              onChange: () => onValueChange(choice.value),
            },
            choice.label,
          ),
        )}
      </div>
    </fieldset>
  );
}
