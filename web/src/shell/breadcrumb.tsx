import { type Page, trailOf } from '@fucina/site';
import { ChevronRight } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';
import { PageLink } from './page-link.tsx';

/** Links from home down to the page. On the home page it is visually hidden. */
export function Breadcrumb({ page }: { readonly page: Page }) {
  const { t } = useWords();
  const nameOf = (step: Page) => (step.id === 'home' ? t('shell.home') : t(step.title));
  return (
    <nav
      aria-label={t('shell.breadcrumb')}
      className={page.id === 'home' ? 'sr-only' : 'page-trail text-sm text-muted'}
    >
      <ol className="flex min-w-0 items-center gap-x-1.5 max-[21rem]:flex-wrap">
        {trailOf(page).map((step) => (
          <li
            key={step.path}
            className="flex min-w-0 shrink-0 items-center gap-1.5 last:shrink pointer-coarse:-my-2 pointer-coarse:min-h-control"
          >
            {step.id !== 'home' && <Icon icon={ChevronRight} size={14} className="shrink-0" />}
            {step === page ? (
              <span aria-current="page" className="text-ink min-[21rem]:truncate">
                {nameOf(step)}
              </span>
            ) : (
              <PageLink
                page={step}
                className="inline-flex items-center rounded-sm -mx-2 px-2 pointer-coarse:min-h-control hover:text-ink hover:underline"
              >
                {nameOf(step)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
