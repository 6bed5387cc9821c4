import { type ReactNode, useEffect, useRef } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';
import { Announcer, announce } from '../ui/announcer.tsx';
import { useWords } from '../words/use-words.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadForInput, loadWorker } from './load-ahead.ts';
import { useShortcuts } from './shortcuts.ts';
import { followTheme } from './theme.ts';
import { useStoredLanguage } from './use-language.ts';

/** Header, footer and everything else around a page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  useStoredLanguage();
  usePageAnnouncement();
  useShortcuts();
  useEffect(followTheme, []);
  useEffect(loadWorker, []);
  useEffect(loadForInput, []);

  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('shell.skip_to_content')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="page max-w-page flex-1 pb-18">
        {children}
      </main>
      <Footer />
      <Announcer />
    </div>
  );
}

/** After a navigation to another page its title gets the focus and is announced. */
function usePageAnnouncement(): void {
  const { t } = useWords();
  const { page } = usePlace();
  const announced = useRef(page);

  useEffect(() => {
    if (announced.current === page) return;
    announced.current = page;
    const heading = document.querySelector('h1');
    heading?.focus({ preventScroll: true });
    announce(t('shell.page_changed', { title: heading?.textContent ?? document.title }));
  }, [page, t]);
}
