import { ArrowDown, ArrowUp, X } from 'lucide';
import { IconButton } from '../icon-button.tsx';

interface RowButtonsProps {
  readonly upName: string;
  readonly downName: string;
  readonly removeName: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/**
 * Moves a row by one place, or removes it. The buttons stay enabled at both ends, where a move is ignored: a button
 * that becomes disabled loses the focus. `useReorder` finds them by `data-row-button`, to restore the focus.
 */
export function RowButtons(props: RowButtonsProps) {
  const { upName, downName, removeName, index, onMove, onRemove } = props;
  return (
    <>
      <IconButton
        data-row-button="up"
        icon={ArrowUp}
        label={upName}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        data-row-button="down"
        icon={ArrowDown}
        label={downName}
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton
        data-row-button="remove"
        icon={X}
        label={removeName}
        look="danger"
        onClick={() => onRemove(index)}
      />
    </>
  );
}
