import { brand, pageById } from '@fucina/site';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words/use-words.tsx';
import { AnvilMark } from './anvil-mark.tsx';
import { FooterDialogs } from './footer-dialogs.tsx';
import { PageLink } from './page-link.tsx';

declare global {
  interface ImportMetaEnv {
    /** Set by vite.config.ts. */
    readonly BUILD_YEAR: number;
  }
}

export function Footer() {
  const { t } = useWords();
  // Hydration needs the same text as the prerendered page, which may be from last year.
  const year = useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
  return (
    <footer className="border-t border-hairline">
      <div className="page-width flex max-w-page flex-col gap-6 py-8 md:flex-row md:items-start md:justify-between">
        <div>
          <p className="flex items-center gap-2 font-bold">
            <AnvilMark className="size-6" />
            {brand.name}
          </p>
          <p className="mt-1 text-sm text-muted">{t('shell.tagline')}</p>
          <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
            {[pageById('things'), pageById('api'), pageById('accessibility')].map((page) => (
              <PageLink
                key={page.id}
                page={page}
                className="inline-flex min-h-6 items-center pointer-coarse:min-h-control pointer-coarse:min-w-control text-link underline underline-offset-2"
              >
                {t(page.title)}
              </PageLink>
            ))}
          </p>
          <p className="mt-2 text-sm text-muted">{t('shell.copyright', { year: String(year) })}</p>
        </div>
        <FooterDialogs />
      </div>
      <p className="page-width max-w-page pb-8 text-xs text-muted">{t('shell.not_affiliated')}</p>
    </footer>
  );
}
