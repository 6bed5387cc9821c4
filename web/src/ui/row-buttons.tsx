import { Button, type ButtonShape } from './button.tsx';
import { RowIcon } from './row-icon.tsx';

interface RowButtonsProps {
  readonly upName: string;
  readonly downName: string;
  readonly removeName: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/**
 * Moves a row by one, or takes it off. They stay enabled at the ends, where a move is ignored: a button that switches
 * itself off under a finger or a keyboard would take the focus with it.
 */
export function RowButtons(props: RowButtonsProps) {
  const { upName, downName, removeName, index, onMove, onRemove } = props;
  return (
    <>
      <RowButton does="up" label={upName} onClick={() => onMove(index, index - 1)} />
      <RowButton does="down" label={downName} onClick={() => onMove(index, index + 1)} />
      <RowButton does="remove" label={removeName} look="danger" onClick={() => onRemove(index)} />
    </>
  );
}

interface RowButtonProps extends Pick<ButtonShape, 'look'> {
  readonly does: 'up' | 'down' | 'remove';
  readonly label: string;
  readonly onClick: () => void;
}

function RowButton({ does, label, look = 'quiet', onClick }: RowButtonProps) {
  return (
    <Button
      look={look}
      size="icon"
      aria-label={label}
      title={label}
      // What `useReorder` finds it by, to keep the focus on it.
      data-row-button={does}
      onClick={onClick}
    >
      <RowIcon name={does} />
    </Button>
  );
}
