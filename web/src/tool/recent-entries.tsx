import { type ReactNode, useEffect, useId } from 'react';
import type { Recents } from '../state/recents.ts';
import { useStoredValue } from '../state/stored-value.ts';
import { createLazyModule } from '../ui/lazy-module.ts';

const rows = createLazyModule(() => import('./recent-rows.tsx'));

interface RecentEntriesProps {
  readonly of: Recents;
  readonly title: string;
  readonly onChoose: (entry: string) => void;
}

/** What was found before, to choose again or to remove. Nothing is loaded while there is none. */
export function RecentEntries({ of, ...rest }: RecentEntriesProps) {
  const [entries] = useStoredValue(of);
  const loaded = rows.useLoaded();
  const isNeeded = entries.length > 0;
  useEffect(() => {
    // Without it the page works as well; the field still suggests the entries.
    if (isNeeded) rows.load().catch(() => undefined);
  }, [isNeeded]);
  return isNeeded && loaded ? <loaded.RecentRows of={of} entries={entries} {...rest} /> : null;
}

/** Suggestions for a text field: the id for its `list`, and the element that holds them. None without entries. */
export function useSuggestions(
  recents: Recents,
  textOf: (entry: string) => string | undefined = asItIs,
): readonly [id: string | undefined, list: ReactNode] {
  const id = useId();
  const [entries] = useStoredValue(recents);
  const texts = new Set(entries.map(textOf).filter((text) => text !== undefined));
  if (texts.size === 0) return [undefined, null];
  return [
    id,
    <datalist key={id} id={id}>
      {[...texts].map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>,
  ];
}

function asItIs(entry: string): string {
  return entry;
}
