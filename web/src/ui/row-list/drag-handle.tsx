import { clsx } from 'clsx';
import { GripVertical } from 'lucide';
import { memo } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { Icon } from '../icon.tsx';
import type { DragStart } from './use-reorder.ts';

interface DragHandleProps {
  readonly index: number;
  readonly onDrag: DragStart;
  /** With the row's number, which is a part of the handle. Without it phones have no handle. */
  readonly isNumbered?: boolean;
}

/** For pointers only; keyboard and screen reader users have the buttons. */
export const DragHandle = memo(function DragHandle({ index, onDrag, isNumbered }: DragHandleProps) {
  const { t } = useWords();
  return (
    <span
      aria-hidden
      title={t('ui.reorder.drag')}
      className={clsx(
        'flex h-control shrink-0 cursor-grab touch-none items-center justify-center text-sm figures text-muted active:cursor-grabbing',
        isNumbered ? 'min-w-7 max-sm:flex-col' : 'w-6 max-sm:hidden',
      )}
      onPointerDown={(event) => onDrag(index, event)}
    >
      <Icon icon={GripVertical} />
      {isNumbered && `#${index + 1}`}
    </span>
  );
});
