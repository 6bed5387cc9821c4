import type { Page } from '@fucina/site';
import { PageIcon } from '../shell/page-icon.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';

/** One card per child of a base page. */
export function Overview({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <StaticContent>
      <ul className="flex flex-wrap justify-center gap-5">
        {pages.map((page) => (
          <li
            key={page.id}
            className="w-full sm:w-[calc(50%-0.625rem)] lg:w-[calc(33.333%-0.84rem)]"
          >
            <OverviewCard page={page} />
          </li>
        ))}
      </ul>
    </StaticContent>
  );
}

function OverviewCard({ page }: { readonly page: Page }) {
  const { t } = useWords();
  return (
    <div className="relative flex h-full flex-col rounded-card border border-hairline bg-surface p-6 transition-transform hover:-translate-y-0.5 hover:border-control">
      <span className="grid size-11 place-items-center rounded-control bg-accent-wash text-accent">
        <PageIcon name={page.icon} size={22} />
      </span>
      <h2 className="mt-4 text-pretty">{t(page.title)}</h2>
      <p className="mt-1 mb-6 text-muted">{t(page.description)}</p>
      <PageLink
        page={page}
        className={`mt-auto self-start after:absolute after:inset-0 after:rounded-card ${buttonClass()}`}
      >
        {t('tools.try')}
        <span className="sr-only">{t(page.title)}</span>
      </PageLink>
    </div>
  );
}
