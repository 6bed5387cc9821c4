import { type ReactNode, useEffect } from 'react';
import { Announcer } from '../ui/announcer.tsx';
import { useWords } from '../words/use-words.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadForInput, loadWorker } from './load-ahead.ts';
import { useShortcuts } from './shortcuts.ts';
import { followTheme } from './theme.ts';
import { useStoredLanguage } from './use-language.ts';
import { usePageAnnouncement } from './use-page-announcement.ts';

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
      <main
        id="content"
        tabIndex={-1}
        className="page max-w-page flex-1 pb-18 in-[.is-workspace]:max-w-[104rem]"
      >
        {children}
      </main>
      <Footer />
      <Announcer />
    </div>
  );
}
