import { brand, languages, pageById } from '@fucina/site';
import { useIsPending } from '../navigation/use-navigation.ts';
import { type Followed, useStore } from '../state/store.ts';
import { useWords } from '../words/use-words.tsx';
import { AnvilMark } from './anvil-mark.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { LanguageSelect } from './language-select.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageLink } from './page-link.tsx';
import { SearchButton } from './search-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useLanguage } from './use-language.ts';

const scrolled: Followed<boolean> = {
  initial: false,
  get: () => window.scrollY > 0,
  subscribe(listener) {
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  },
};

/** Stays at the top of the screen; a line under it appears once the page is scrolled. */
export function Header() {
  const isScrolled = useStore(scrolled);
  return (
    <header
      className={`site-header border-b bg-page transition-colors ${
        isScrolled ? 'border-hairline' : 'border-transparent'
      }`}
    >
      <div className="site-header-row page-width max-w-page flex items-center gap-1 sm:gap-2">
        <PageLink
          page={pageById('home')}
          className="flex items-center gap-2 rounded-control pointer-coarse:min-h-control pointer-coarse:min-w-control text-lg font-bold [letter-spacing:-0.025em] sm:mr-2 sm:gap-2.5 sm:text-xl"
        >
          <AnvilMark className="size-8 max-[24rem]:size-7" />
          <span className="max-[22rem]:sr-only">{brand.name}</span>
        </PageLink>
        <MenuBar />
        <div className="ml-auto flex items-center gap-1 pointer-coarse:max-sm:gap-0 sm:gap-2">
          <SearchButton />
          <LanguageSwitch />
          <ThemeToggle />
          <MobileMenu />
        </div>
      </div>
      <NavigationProgress />
    </header>
  );
}

/** A thin line under the header while the next page is loading. CSS shows it after a delay. */
function NavigationProgress() {
  return useIsPending() ? <div aria-hidden="true" className="navigation-progress" /> : null;
}

/** More than two buttons would not fit into the header of a phone. */
function LanguageSwitch() {
  const { t } = useWords();
  const choice = useLanguage();
  const Control = languages.length > 2 ? LanguageSelect : LanguageButtons;
  return <Control {...choice} label={t('shell.language')} />;
}
