import { memo } from 'react';
import { useWords } from '../app/use-words.tsx';
import { RowIcon } from './row-icon.tsx';
import type { DragStart } from './use-reorder.ts';

interface DragHandleProps {
  readonly index: number;
  readonly onDrag: DragStart;
}

/** For the pointer alone: the keyboard and the screen reader have the buttons. */
export const DragHandle = memo(function DragHandle({ index, onDrag }: DragHandleProps) {
  const { t } = useWords();
  return (
    <span
      aria-hidden
      title={t('ui.reorder.drag')}
      className="flex max-sm:hidden h-control w-6 shrink-0 cursor-grab touch-none items-center justify-center text-muted active:cursor-grabbing"
      onPointerDown={(event) => onDrag(index, event)}
    >
      <RowIcon name="grip" />
    </span>
  );
});
