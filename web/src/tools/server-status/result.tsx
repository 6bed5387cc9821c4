import type { StatusQuestion } from '../../api/server-status.ts';
import { EmptyState } from '../../tool/empty-state.tsx';
import { Card } from '../../ui/card.tsx';
import { ServerListFrame } from '../../ui/game-text/server-list-frame.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailedCard } from './failed-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { OnlineCard } from './online-card.tsx';
import { EXAMPLE_SERVER, SAMPLE_ADDRESS } from './state.ts';
import type { StatusView } from './use-status.ts';

interface ResultProps {
  readonly view: StatusView;
  readonly onCheck: (question: StatusQuestion) => void;
}

export function Result({ view, onCheck }: ResultProps) {
  const { t } = useWords();
  return (
    <section aria-label={t('server_status.region')} aria-busy={view.kind === 'checking'}>
      {view.kind === 'idle' && (
        <EmptyState
          sample={
            <ServerListFrame
              name={t('server_status.preview_name')}
              players={{ online: 12, max: 100 }}
              pingMs={42}
            >
              {SAMPLE_ADDRESS}
            </ServerListFrame>
          }
          text={t('server_status.idle')}
          action={t('server_status.try_example')}
          onTry={() => onCheck({ address: EXAMPLE_SERVER, isBedrock: false, withQuery: false })}
        />
      )}
      {view.kind === 'checking' && <Waiting />}
      {view.kind === 'failed' && (
        <FailedCard failure={view.failure} onRetry={() => onCheck(view.question)} />
      )}
      {view.kind === 'checked' &&
        (view.checked.status.online ? (
          <OnlineCard checked={view.checked} />
        ) : (
          <OfflineCard checked={view.checked} onCheck={onCheck} />
        ))}
    </section>
  );
}

/** Placeholder with the shape of the result. */
function Waiting() {
  return (
    <Card className="min-h-64">
      <span className="h-7 w-2/5 rounded-md bg-raised" />
      <span className="h-28 rounded-control bg-raised" />
      <span className="h-5 w-3/5 rounded-md bg-raised" />
      <span className="h-5 w-2/5 rounded-md bg-raised" />
    </Card>
  );
}
