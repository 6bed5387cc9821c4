import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LineChart } from './line-chart.tsx';
import type { Moment } from './moments.ts';

const MIN_MOMENTS = 2;

/** Latency and player count since the page was opened. */
export function HistoryCharts({ moments }: { readonly moments: readonly Moment[] }) {
  const { t } = useWords();
  if (moments.length < MIN_MOMENTS) return null;
  const first = moments[0]?.at ?? 0;
  const minutes = Math.max(1, Math.round(((moments.at(-1)?.at ?? first) - first) / 60_000));
  return (
    <Card title={t('server_status.history.title', { count: minutes })}>
      <div className="grid gap-6 sm:grid-cols-2">
        <LineChart
          name={t('server_status.facts.latency')}
          unit=" ms"
          points={moments.map(({ at, latencyMs }) => ({ at, value: latencyMs }))}
        />
        <LineChart
          name={t('server_status.facts.players')}
          unit=""
          points={moments.map(({ at, players }) => ({ at, value: players }))}
        />
      </div>
    </Card>
  );
}
