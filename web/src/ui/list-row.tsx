import type { ReactNode } from 'react';
import { DragHandle } from './drag-handle.tsx';
import type { DragStart } from './use-reorder.ts';

interface ListRowProps {
  /** Counted from 1. */
  readonly number: number;
  /** From `useReorder`, where rows can be dragged. */
  readonly handle?: DragStart;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * One row of an ordered list: number, field, buttons. On phones the buttons go under the field. Rows out of sight are
 * not drawn, so that a long list stays quick to type in.
 */
export function ListRow({ number, handle, children, actions }: ListRowProps) {
  return (
    <li className="list-row flex flex-wrap items-start gap-x-1 rounded-control">
      {handle && <DragHandle {...handle} />}
      <span
        aria-hidden
        className="flex h-control min-w-7 items-center text-sm text-muted tabular-nums"
      >
        #{number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <div className="ms-auto flex max-sm:w-full max-sm:justify-end">{actions}</div>
    </li>
  );
}
