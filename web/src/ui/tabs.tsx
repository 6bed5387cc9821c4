import { Tabs as Radix } from 'radix-ui';
import { memo, type ReactNode } from 'react';
import type { Choice } from './select.tsx';

interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  /** Must be referentially stable to avoid re-rendering. */
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
      // The value is always one of the tabs'.
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      className="flex flex-col gap-4"
    >
      <TabList label={label} choices={choices} />
      {choices.map((choice) => (
        <Panel key={choice.value} value={choice.value}>
          {choice.value === value ? children : undefined}
        </Panel>
      ))}
    </Radix.Root>
  );
}

const TabList = memo(function TabList({
  label,
  choices,
}: Pick<TabsProps<string>, 'label' | 'choices'>) {
  return (
    <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-hairline">
      {choices.map(({ value, label }) => (
        <Radix.Trigger
          key={value}
          value={value}
          className="-mb-px min-h-control border-b-2 border-transparent px-3 sm:px-4 font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
        >
          {label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
});

/** Memoised: empty panels do not change with the selected one. */
const Panel = memo(function Panel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-control">
      {children}
    </Radix.Content>
  );
});
