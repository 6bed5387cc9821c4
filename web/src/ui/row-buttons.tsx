import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface RowButtonsProps {
  readonly upName: string;
  readonly downName: string;
  readonly removeName: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/**
 * Moves a row by one, or takes it off; their marks are what `useReorder` finds them by. They stay enabled at the ends,
 * where a move is ignored: a button that switches itself off under a finger or a keyboard would take the focus with it.
 */
export function RowButtons(props: RowButtonsProps) {
  const { upName, downName, removeName, index, onMove, onRemove } = props;
  return (
    <>
      <IconButton
        label={upName}
        icon={ArrowUp}
        data-row-button="up"
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={downName}
        icon={ArrowDown}
        data-row-button="down"
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton
        label={removeName}
        icon={X}
        look="danger"
        data-row-button="remove"
        onClick={() => onRemove(index)}
      />
    </>
  );
}
