import { Card } from '../../ui/card.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { lazyPublicPage } from './lazy.ts';
import type { Owned } from './owned.ts';

/** The page that everybody may see. */
export function PublicCard(owned: Owned) {
  const { t } = useWords();
  const loaded = useNeeded(lazyPublicPage);
  const hasFailed = lazyPublicPage.useHasFailed();
  return (
    <Card region title={t('watched.public.title')} className="min-h-40">
      <p className="max-w-measure text-muted">{t('watched.public.text')}</p>
      {loaded && <loaded.PublicPage {...owned} />}
      {hasFailed && <p className="text-danger">{t('shell.not_loaded')}</p>}
    </Card>
  );
}
