import { Collapsible } from '../../ui/collapsible.tsx';

interface NamedListProps {
  readonly label: string;
  readonly entries: readonly { readonly name: string; readonly version: string }[];
  readonly note?: string | undefined;
}

/** Mods or plugins: many, so closed at first. */
export function NamedList({ label, entries, note }: NamedListProps) {
  if (entries.length === 0) return null;
  return (
    <Collapsible label={label}>
      <ul className="grid max-h-80 gap-x-6 gap-y-1 overflow-y-auto text-sm sm:grid-cols-2">
        {entries.map(({ name, version }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may list a name twice
          <li key={index} className="wrap-anywhere">
            {name} <span className="text-muted">{version}</span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </Collapsible>
  );
}
