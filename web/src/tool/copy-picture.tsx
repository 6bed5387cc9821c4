import { BackdropSwitch } from '../ui/game-places/backdrop-switch.tsx';
import { useWords } from '../words/use-words.tsx';
import { CopyPictureButton, type CopyPictureButtonProps } from './copy-picture-button.tsx';

/** In the foot of a stage: its picture, with what is behind it or without. */
export function CopyPicture({ draw }: Pick<CopyPictureButtonProps, 'draw'>) {
  const { t } = useWords();
  return (
    <span className="flex items-center gap-2">
      <BackdropSwitch />
      <CopyPictureButton label={t('ui.picture.copy')} draw={draw} />
    </span>
  );
}
