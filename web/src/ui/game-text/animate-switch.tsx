import { useWords } from '../../app/use-words.tsx';
import { Switch } from '../checkbox.tsx';
import { useAnimation } from './animation.ts';

/** Stands beside previews in which letters can change by themselves. */
export function AnimateSwitch() {
  const { t } = useWords();
  const { isOn, set } = useAnimation();
  return <Switch label={t('ui.game.animate')} checked={isOn} onCheckedChange={set} />;
}
