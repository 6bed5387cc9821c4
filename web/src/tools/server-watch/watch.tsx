import './server-watch.css';
import { nameInPath, pageById } from '@fucina/site';
import { useState } from 'react';
import { fetchWatch, type WatchLink, watchNews } from '../../api/watch.ts';
import { useInBrowser } from '../../state/store.ts';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import { LockedCard } from './locked-card.tsx';
import { useAnswer } from './use-answer.ts';
import { useNews } from './use-news.ts';
import { useSecret } from './use-secret.ts';
import { WatchView } from './watch-view.tsx';

const TURN_MS = 10_000;

/** The page of one watch: its id is in the address, what it shows comes from the API. */
export function Page() {
  const { t } = useWords();
  const path = useInBrowser(() => location.pathname, '');
  return (
    <div className="watched flex flex-col gap-4">
      <noscript>
        <p>{t('watched.without_scripts')}</p>
      </noscript>
      {/* While hydrating no watch is known, and the link is left alone. Another watch is another page. */}
      {path === '' ? <Opening /> : <Watch key={path} id={nameInPath(path)} />}
      <p>
        <a href={pageById('server-watch').path} className="text-link hover:underline">
          {t('watched.all')}
        </a>
      </p>
    </div>
  );
}

function Watch({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { secret, set } = useSecret(id);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <>
      {isDeleted && (
        <Card>
          <p role="status">{t('watched.deleted')}</p>
        </Card>
      )}
      {!isDeleted && secret === undefined && <LockedCard onSecret={set} />}
      {!isDeleted && secret === null && <Opening />}
      {!isDeleted && typeof secret === 'string' && (
        <OpenWatch link={{ id, secret }} onSecret={set} onDeleted={() => setDeleted(true)} />
      )}
    </>
  );
}

interface OpenWatchProps {
  readonly link: WatchLink;
  readonly onSecret: (secret: string) => void;
  readonly onDeleted: () => void;
}

function OpenWatch({ link, onSecret, onDeleted }: OpenWatchProps) {
  const answer = useAnswer(`${link.id} ${link.secret}`, (signal) => fetchWatch(link, signal));
  useNews(answer.askAgain, { ...watchNews(link), turnMs: TURN_MS });
  const { value: watch, failure } = answer;
  const isRefused = failure?.reason === 'refused' && failure.status < 500;
  return (
    <>
      {failure && <FailureNote failure={failure} onRetry={answer.askAgain} />}
      {isRefused && <LockedCard onSecret={onSecret} />}
      {watch && !isRefused && (
        <WatchView
          link={link}
          watch={watch}
          onChange={answer.set}
          onSecret={onSecret}
          onDeleted={onDeleted}
        />
      )}
      {!watch && !failure && <Opening />}
    </>
  );
}

/** Room for what is coming. */
function Opening() {
  const { t } = useWords();
  return (
    <Card className="min-h-64">
      <p role="status" className="text-muted">
        {t('watched.loading')}
      </p>
      <span className="h-7 w-2/5 rounded-md bg-raised" />
      <span className="h-16 rounded-control bg-raised" />
      <span className="chart-area" />
    </Card>
  );
}
