import { Card } from '../../ui/card.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { lazyAlerts } from './lazy.ts';
import type { Owned } from './owned.ts';

/** Who is told when the server goes down. */
export function AlertsCard({ link, watch }: Pick<Owned, 'link' | 'watch'>) {
  const { t } = useWords();
  const loaded = useNeeded(lazyAlerts);
  const hasFailed = lazyAlerts.useHasFailed();
  return (
    <Card region title={t('watched.alerts.title')} className="min-h-40">
      <p className="max-w-measure text-muted">{t('watched.alerts.text')}</p>
      {loaded && <loaded.Alerts link={link} language={watch.language} />}
      {hasFailed && <p className="text-danger">{t('shell.not_loaded')}</p>}
    </Card>
  );
}
