import type { Page } from '@fucina/site';
import { useTranslation } from 'react-i18next';
import { PageIcon } from '../shell/page-icon.tsx';
import { PageLink } from '../shell/page-link.tsx';

/** One card per child of a base page. */
export function Overview({ pages }: { readonly pages: readonly Page[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map((page) => (
        <li
          key={page.id}
          className="flex flex-col rounded-card border border-hairline bg-surface p-5"
        >
          <PageIcon name={page.icon} />
          <h2 className="mt-3">{t(page.title)}</h2>
          <p className="mt-1 mb-5 text-muted">{t(page.description)}</p>
          <PageLink page={page} className="mt-auto">
            {t('tools.try')} <span className="sr-only">{t(page.title)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
