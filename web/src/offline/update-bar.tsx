import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { applyUpdate, dismissUpdate, isUpdateReady, subscribeToUpdates } from './registration.ts';

export { registerWorker as start } from './registration.ts';

/** Offers a new version of the site. It stays until the visitor decides: nothing changes while somebody works. */
export function UpdateBar() {
  const { t } = useWords();
  const isReady = useSyncExternalStore(subscribeToUpdates, isUpdateReady);
  const title = t('app.update_ready');
  useEffect(() => {
    if (isReady) announce(title);
  }, [isReady, title]);
  if (!isReady) return null;
  return (
    <section
      aria-label={title}
      className="fixed bottom-4 left-4 z-50 flex max-w-[min(24rem,calc(100vw-2rem))] flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-control bg-surface p-4 text-[0.9375rem] shadow-lg"
    >
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-medium">{title}</span>
        <span className="text-muted">{t('app.update_text')}</span>
      </p>
      <Button look="primary" size="small" onClick={applyUpdate}>
        {t('app.reload')}
      </Button>
      <Button look="quiet" size="small" onClick={dismissUpdate}>
        {t('app.later')}
      </Button>
    </section>
  );
}
