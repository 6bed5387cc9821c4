import { createRoot, type Root } from 'react-dom/client';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { currentWords, useWords } from '../words/use-words.tsx';

const MAX_WAIT_MS = 3000;

let root: Root | undefined;

/** Offers a new version. The bar stays until the visitor decides: nothing changes while somebody works. */
export function showUpdateBar(registration: ServiceWorkerRegistration): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UpdateBar onReload={() => applyUpdate(registration)} onLater={() => root?.render(null)} />,
  );
  announce(currentWords().t('app.update_ready'));
}

/** Activates the new version and loads this page in it. Other tabs keep theirs until they are reloaded. */
function applyUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  const reload = () => window.location.reload();
  // Another tab may have activated it already.
  if (waiting === null) {
    reload();
    return;
  }
  // In Chromium a request that reaches the old worker in this moment can keep it in charge, and page loads then hang.
  // Without a registration the page comes from the server, and registers the new version.
  const late = setTimeout(async () => {
    if (navigator.onLine) await registration.unregister();
    reload();
  }, MAX_WAIT_MS);
  const follow = () => {
    clearTimeout(late);
    reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', follow, { once: true });
  waiting.postMessage('activate');
}

interface UpdateBarProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

function UpdateBar({ onReload, onLater }: UpdateBarProps) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('app.update_ready')}
      className="fixed bottom-[calc(1rem+var(--bottom-bar))] left-4 z-menu flex max-w-[min(24rem,calc(100vw-2rem))] flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-control bg-surface p-4 text-body-sm lifted"
    >
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-medium">{t('app.update_ready')}</span>
        <span className="text-muted">{t('app.update_text')}</span>
      </p>
      <Button look="primary" size="small" onClick={onReload}>
        {t('app.reload')}
      </Button>
      <Button look="quiet" size="small" onClick={onLater}>
        {t('app.later')}
      </Button>
    </section>
  );
}
