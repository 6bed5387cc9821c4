import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** Names and values; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  return (
    <dl className="facts grid gap-x-8 gap-y-3">
      {known.map(({ name, value, note }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            {value}
            {note && <span className="ms-2 text-sm text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
