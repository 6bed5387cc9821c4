import { X } from 'lucide';
import { fetchWatch } from '../../api/watch.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { forgetWatch, type KeptWatch, keptWatches, readKeptWatch } from '../../state/watches.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { StateMark } from './state-mark.tsx';
import { useAnswer } from './use-answer.ts';

/** The watches whose secrets this browser keeps. */
export function KeptList() {
  const { t } = useWords();
  const [entries] = useStoredValue(keptWatches);
  if (entries.length === 0) return null;
  return (
    <Card region title={t('server_watch.list.title')}>
      <ul className="-my-2 divided">
        {entries.map(readKeptWatch).map((watch) => (
          <Row key={watch.id} watch={watch} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ watch }: { readonly watch: KeptWatch }) {
  const { t } = useWords();
  const { value, failure } = useAnswer(watch.secret, (signal) => fetchWatch(watch, signal));
  const isGone = failure?.reason === 'refused' && failure.code === 'watch_not_found';
  const name = value?.name || value?.address || watch.address;
  return (
    <li className="flex min-h-control min-w-0 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <a
        href={`/watch/${watch.id}`}
        className="min-w-0 grow py-1.5 font-medium text-link wrap-anywhere hover:underline"
      >
        {name}
      </a>
      <span className="text-sm text-muted">
        {value && !failure && <StateMark state={value.state} />}
        {failure && t(isGone ? 'server_watch.list.gone' : 'server_watch.list.unasked')}
      </span>
      {isGone && (
        <IconButton
          label={t('server_watch.list.remove', { name })}
          icon={X}
          onClick={() => void forgetWatch(watch.id)}
        />
      )}
    </li>
  );
}
