import { brand, pageById } from '@fucina/site';
import { useInBrowser } from '../state/store.ts';
import { buttonClass } from '../ui/button.tsx';
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

const LINKED = ['docs', 'things', 'api', 'accessibility'] as const;

export function Footer() {
  const { t } = useWords();
  // Hydration needs the same text as the prerendered page, which may be from last year.
  const year = useInBrowser(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
  return (
    <footer className="border-t border-hairline py-4 text-sm text-muted">
      <div className="page-width flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="flex items-center gap-2 text-base font-bold text-ink">
            <AnvilMark className="size-6" />
            {brand.name}
          </span>
          {t('shell.tagline')}
        </p>
        <div className="-mx-3 flex flex-wrap forced-colors:mx-0">
          {LINKED.map(pageById).map((page) => (
            <PageLink
              key={page.id}
              page={page}
              className={buttonClass({ look: 'quiet', size: 'small' })}
            >
              {t(page.title)}
            </PageLink>
          ))}
          <FooterDialogs />
        </div>
      </div>
      <p className="page-width mt-2 flex max-w-page flex-wrap justify-between gap-x-6 text-xs">
        <span>{t('shell.copyright', { year: String(year) })}</span>
        <span>{t('shell.not_affiliated')}</span>
      </p>
    </footer>
  );
}
