import { useStoredValue } from '../../state/stored-value.ts';
import { useWords } from '../../words/use-words.tsx';
import { Switch } from '../checkbox.tsx';
import { pictureBackdrop } from './picture-backdrop.ts';

/** Beside the button that copies the picture of a stage. */
export function BackdropSwitch() {
  const { t } = useWords();
  const [isWanted, want] = useStoredValue(pictureBackdrop);
  return <Switch label={t('ui.picture.with_backdrop')} checked={isWanted} onCheckedChange={want} />;
}
