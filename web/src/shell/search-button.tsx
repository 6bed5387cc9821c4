import { Search } from 'lucide';
import { useInBrowser } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { isApple } from '../ui/shortcuts/is-apple.ts';
import { useWords } from '../words/use-words.tsx';
import { openSearch } from './search-request.ts';

/** Opens the search: looks like a field where there is room, else like an icon. */
export function SearchButton() {
  const { t } = useWords();
  const isOnApple = useInBrowser(isApple, false);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openSearch()}
      className="button button-quiet button-icon search-button"
    >
      <Icon icon={Search} />
      <span className="sr-only text-sm md:not-sr-only md:grow md:text-left">
        {t('search.open')}
      </span>
      <kbd aria-hidden className="hidden font-sans text-xs lg:inline">
        {isOnApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
