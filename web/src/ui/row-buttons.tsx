import type { ComponentProps } from 'react';
import { PictureButton } from './icon-button.tsx';
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

interface RowButtonProps extends Pick<ComponentProps<typeof PictureButton>, 'label' | 'look'> {
  readonly does: 'up' | 'down' | 'remove';
  readonly onClick: () => void;
}

/** Its mark is what `useReorder` finds it by, to keep the focus on it. */
function RowButton({ does, ...rest }: RowButtonProps) {
  return (
    <PictureButton data-row-button={does} {...rest}>
      <RowIcon name={does} />
    </PictureButton>
  );
}
