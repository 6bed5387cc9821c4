import type { StatusAnswer } from '@fucina/api-contract';
import { useMemo } from 'react';
import { ServerListPreview } from '../../ui/game-text/server-list-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { liveRuns } from './live-lines.ts';

/** The server as players see it now. */
export function LiveRow({ status }: { readonly status: StatusAnswer }) {
  const { t } = useWords();
  const description = useMemo(() => liveRuns(status), [status]);
  const { icon, players, latency_ms: latencyMs } = status;
  return (
    <ServerListPreview
      name={t('motd.live.name')}
      description={description}
      {...(icon && { icon })}
      {...(players && { players })}
      {...(typeof latencyMs === 'number' && { pingMs: latencyMs })}
    />
  );
}
