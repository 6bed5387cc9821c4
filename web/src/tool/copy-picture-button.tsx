import { Image } from 'lucide';
import type { DrawnPicture } from '../ui/copy-picture.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { warmActions, withActions } from './load-actions.ts';

export interface CopyPictureButtonProps {
  readonly label: string;
  readonly draw: () => Promise<DrawnPicture>;
}

export function CopyPictureButton({ label, draw }: CopyPictureButtonProps) {
  return (
    <IconButton
      size="small-icon"
      icon={Image}
      label={label}
      // Some browsers copy only while a press is being handled.
      onPointerEnter={warmActions}
      onClick={() => withActions(({ copyPicture }) => void copyPicture(draw))}
    />
  );
}
