import { Ellipsis } from 'lucide';
import { type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { IconButton } from '../icon-button.tsx';
import { DragHandle } from './drag-handle.tsx';
import { RowCount } from './row-count.ts';
import type { DragStart } from './use-reorder.ts';

interface ListRowProps {
  /** Counted from 1. */
  readonly number: number;
  /** From `useReorder`. */
  readonly onDrag: DragStart;
  readonly children: ReactNode;
  /** `RowButtons`. */
  readonly actions: ReactNode;
}

/** One row of a `RowList`: number, field, buttons. Where there is no room one button opens a sheet with the others. */
export function ListRow({ number, onDrag, children, actions }: ListRowProps) {
  const { t } = useWords();
  const sheet = useId();
  const count = useContext(RowCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an li would have to stand in an ol
    <div
      role="listitem"
      aria-posinset={number}
      aria-setsize={count}
      data-row
      className="flex items-start gap-x-1 rounded-control"
    >
      <DragHandle index={number - 1} onDrag={onDrag} isNumbered />
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton
        className="row-more"
        icon={Ellipsis}
        label={t('ui.reorder.more', { number })}
        popoverTarget={sheet}
      />
      {/* biome-ignore lint/a11y: the buttons in it are pressed, by keys too */}
      <div id={sheet} popover="auto" className="dialog row-actions" onClick={closeSheet}>
        {actions}
      </div>
    </div>
  );
}

/** After a press the focus is where the sheet was opened, as the browser does it. */
function closeSheet({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.hidePopover?.();
}
