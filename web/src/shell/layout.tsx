import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useArrival } from '../app/arrival.ts';
import { useDocumentHead } from '../app/document-head.ts';
import { replayEarlyInput } from '../app/early-input.ts';
import { followTheme } from '../app/theme.ts';
import { useStoredLanguage } from '../app/use-language.ts';
import { useWords } from '../app/use-words.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page. */
export function Layout() {
  const { t } = useWords();
  useStoredLanguage();
  useDocumentHead();
  useArrival();
  useEffect(followTheme, []);
  useEffect(() => {
    void replayEarlyInput();
  }, []);

  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('shell.skip_to_content')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-20">
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}
