import type { MouseEvent, ReactNode } from 'react';
import { pathOfState } from '../../state/path-of-state.ts';
import { MAX_QUERY_LENGTH } from '../../state/tool-address.ts';

interface PlaceLinkProps {
  readonly path: string;
  readonly query?: string;
  readonly children: ReactNode;
}

/** A link to a tool with a state. A long state is packed when the link is followed. */
export function PlaceLink({ path, query, children }: PlaceLinkProps) {
  const isPacked = query !== undefined && query.length > MAX_QUERY_LENGTH;

  async function openPacked(event: MouseEvent) {
    event.preventDefault();
    if (query !== undefined) window.location.assign(await pathOfState(path, query));
  }

  return (
    <a
      href={query === undefined || isPacked ? path : `${path}?${query}`}
      className="text-link underline underline-offset-2"
      onClick={isPacked ? (event) => void openPacked(event) : undefined}
    >
      {children}
    </a>
  );
}
