import { GripVertical } from 'lucide';
import { memo } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { Icon } from '../icon.tsx';
import type { DragStart } from './use-reorder.ts';

interface DragHandleProps {
  readonly index: number;
  readonly onDrag: DragStart;
}

/** For pointers only; keyboard and screen reader users have the buttons. */
export const DragHandle = memo(function DragHandle({ index, onDrag }: DragHandleProps) {
  const { t } = useWords();
  return (
    <span
      aria-hidden
      title={t('ui.reorder.drag')}
      className="flex max-sm:hidden h-control w-6 shrink-0 cursor-grab touch-none items-center justify-center text-muted active:cursor-grabbing"
      onPointerDown={(event) => onDrag(index, event)}
    >
      <Icon icon={GripVertical} />
    </span>
  );
});
