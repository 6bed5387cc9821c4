import { useWords } from '../../words/use-words.tsx';
import { Switch } from '../checkbox.tsx';
import { useAnimation } from './animation-choice.ts';

/** Switches animation on and off; shown while a preview has obfuscated text. */
export function AnimateSwitch() {
  const { t } = useWords();
  const { isOn, canMove, set } = useAnimation();
  if (!canMove) return null;
  return <Switch label={t('ui.game.animate')} checked={isOn} onCheckedChange={set} />;
}
