import type { Recents } from '../state/recents.ts';
import { useStoredValue } from '../state/stored-value.ts';

interface RecentSuggestionsProps {
  /** For the `list` of the field. */
  readonly id: string;
  readonly of: Recents;
  /** Undefined for entries that the field has no use for. */
  readonly textOf: (entry: string) => string | undefined;
}

/** Recent entries as suggestions of a text field. */
export function RecentSuggestions({ id, of, textOf }: RecentSuggestionsProps) {
  const [entries] = useStoredValue(of);
  const texts = new Set(entries.map(textOf).filter((text) => text !== undefined));
  return (
    <datalist id={id}>
      {[...texts].map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
