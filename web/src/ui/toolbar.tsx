import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { buttonClass } from './button.tsx';
import { useListedShortcuts } from './shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut, type ShortcutName } from './shortcuts/shortcut-group.ts';

export interface ToolbarItem {
  /** The accessible name, shown as a tooltip as well. */
  readonly name: string;
  readonly content: ReactNode;
  readonly onPress: () => void;
  /** For a button that shows something under the toolbar. */
  readonly isExpanded?: boolean;
  readonly className?: string;
}

interface ToolbarProps {
  readonly label: string;
  readonly groups: readonly (readonly ToolbarItem[])[];
  readonly className?: string;
}

const SHORTCUTS = defineShortcuts('shortcuts.toolbar.title', {
  next: { name: 'shortcuts.toolbar.next', keys: ['ArrowRight'] },
  previous: { name: 'shortcuts.toolbar.previous', keys: ['ArrowLeft'] },
  first: { name: 'shortcuts.toolbar.first', keys: ['Home'] },
  last: { name: 'shortcuts.toolbar.last', keys: ['End'] },
});

type Move = (at: number, count: number) => number;

const MOVES: Readonly<Record<ShortcutName<typeof SHORTCUTS>, Move>> = {
  next: (at, count) => (at + 1) % count,
  previous: (at, count) => (at + count - 1) % count,
  first: () => 0,
  last: (_, count) => count - 1,
};

/** Buttons with one tab stop; the arrow keys move between them. */
export function Toolbar({ label, groups, className }: ToolbarProps) {
  const [active, setActive] = useState(0);
  useListedShortcuts(SHORTCUTS);
  const count = groups.flat().length;
  const starts = groups.map((_, at) => groups.slice(0, at).flat().length);

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const name = findShortcut(SHORTCUTS, event);
    if (name === undefined) return;
    const next = MOVES[name](active, count);
    event.preventDefault();
    setActive(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      className={clsx('flex items-center', className)}
      onKeyDown={pressKey}
    >
      {groups.map((items, group) => (
        <div
          key={items[0]?.name}
          className="flex shrink-0 items-center border-hairline not-first:ms-1.5 not-first:border-s not-first:ps-1.5"
        >
          {items.map((item, at) => {
            const index = (starts[group] ?? 0) + at;
            return (
              <button
                key={item.name}
                type="button"
                aria-label={item.name}
                title={item.name}
                aria-expanded={item.isExpanded}
                tabIndex={index === active ? 0 : -1}
                className={clsx(buttonClass({ look: 'quiet', size: 'small-icon' }), item.className)}
                // Keeps the focus in the field that the buttons work on, and a phone's keyboard open.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setActive(index)}
                onClick={item.onPress}
              >
                {item.content}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
