import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Choice } from './select.tsx';

interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function Tabs<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      // The tabs are the choices, so what was chosen is one of their values.
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      className="flex flex-col gap-4"
    >
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-hairline">
        {choices.map((choice) => (
          <Radix.Trigger
            key={choice.value}
            value={choice.value}
            className="-mb-px min-h-control border-b-2 border-transparent px-4 font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {choice.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {choices.map((choice) => (
        <Radix.Content key={choice.value} value={choice.value} className="rounded-control">
          {children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
