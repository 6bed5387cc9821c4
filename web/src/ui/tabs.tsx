import { type KeyboardEvent, type ReactNode, useId } from 'react';
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

/** Where a key leads from a tab. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with one stop for the Tab key; the arrow keys choose. */
export function Tabs<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  const id = useId();

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const move = isOther ? undefined : MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = move(
      choices.findIndex((choice) => choice.value === value),
      choices.length,
    );
    const choice = choices[next];
    if (choice) onValueChange(choice.value);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b border-hairline"
        onKeyDown={pressKey}
      >
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <button
              key={choice.value}
              type="button"
              role="tab"
              id={`${id}${choice.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              className="-mb-px min-h-control border-b-2 border-transparent px-3 sm:px-4 font-medium text-muted transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
              onClick={() => onValueChange(choice.value)}
            >
              {choice.label}
            </button>
          );
        })}
      </div>
      <div
        // Each tab has a panel of its own: nothing in it stays when another is chosen.
        key={value}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a stop for the Tab key, as the pattern of tabs has it
        tabIndex={0}
        // As high as the room of a phone, it has no use for what the page keeps free around the focus.
        className="-scroll-mt-5 -scroll-mb-4 rounded-control"
      >
        {children}
      </div>
    </div>
  );
}
