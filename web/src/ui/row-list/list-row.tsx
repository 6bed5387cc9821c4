import { type ReactNode, useContext } from 'react';
import { DragHandle } from './drag-handle.tsx';
import { RowCount } from './row-count.ts';
import type { DragStart } from './use-reorder.ts';

interface ListRowProps {
  /** Counted from 1. */
  readonly number: number;
  /** From `useReorder`. */
  readonly onDrag: DragStart;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One row of a `RowList`: number, field, buttons. On phones the buttons go under the field. */
export function ListRow({ number, onDrag, children, actions }: ListRowProps) {
  const count = useContext(RowCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an li would have to stand in an ol
    <div
      role="listitem"
      aria-posinset={number}
      aria-setsize={count}
      data-row
      className="flex flex-wrap items-start gap-x-1 rounded-control"
    >
      <DragHandle index={number - 1} onDrag={onDrag} />
      <span aria-hidden className="flex h-control min-w-8 items-center text-sm text-muted figures">
        #{number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <div className="ms-auto flex max-sm:w-full max-sm:justify-end">{actions}</div>
    </div>
  );
}
