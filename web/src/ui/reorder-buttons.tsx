import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface ReorderButtonsProps {
  readonly upName: string;
  readonly downName: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Moves a row by one. The buttons stay enabled at the ends, where a move is ignored: a button that switches itself
 * off under a finger or a keyboard would take the focus with it.
 */
export function ReorderButtons({ upName, downName, index, onMove }: ReorderButtonsProps) {
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
    </>
  );
}
