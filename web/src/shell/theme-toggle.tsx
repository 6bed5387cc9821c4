import { Moon, Sun } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';
import { toggleTheme } from './theme.ts';

/** Both icons are in the markup, and CSS shows one of them: a prerendered page does not know the theme. */
export function ThemeToggle() {
  const { t } = useWords();
  return (
    <Button look="quiet" size="icon" className="noscript:hidden" onClick={toggleTheme}>
      <span className="dark:hidden">
        <Icon icon={Moon} />
        <span className="sr-only">{t('shell.switch_to_dark')}</span>
      </span>
      <span className="hidden dark:inline">
        <Icon icon={Sun} />
        <span className="sr-only">{t('shell.switch_to_light')}</span>
      </span>
    </Button>
  );
}
