import { pageById } from '@fucina/site';
import { AnvilMark } from '../shell/anvil-mark.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';

export function NotFoundPage() {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-measure py-16 text-center">
      <AnvilMark className="mx-auto mb-6 size-24 text-control [filter:grayscale(1)]" />
      <h1 tabIndex={-1}>{t('not_found.title')}</h1>
      <p className="mt-2 text-muted">{t('not_found.description')}</p>
      <PageLink page={pageById('home')} className={`mt-6 ${buttonClass()}`}>
        {t('not_found.home_link')}
      </PageLink>
    </div>
  );
}
