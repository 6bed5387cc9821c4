import type { WatchHistory } from '@fucina/api-contract';
import { historyRows, stretchesOf } from '@fucina/watch';
import { fetchHistory, WATCH_RANGES, type WatchLink, type WatchRange } from '../../api/watch.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import { NumberTable } from './number-table.tsx';
import { TimeChart } from './time-chart.tsx';
import { useAnswer } from './use-answer.ts';
import { useFormats } from './use-formats.ts';
import type { Viewed } from './viewed.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;
/** How many seconds a row of the table has: few enough rows to be read. */
const ROWS_S: Readonly<Record<WatchRange, number>> = {
  day: HOUR_S,
  week: 6 * HOUR_S,
  month: DAY_S,
  quarter: DAY_S,
  year: 7 * DAY_S,
};
/** How old the numbers of a range may be. */
const FRESH_S: Readonly<Record<WatchRange, number>> = {
  day: 60,
  week: 600,
  month: HOUR_S,
  quarter: HOUR_S,
  year: HOUR_S,
};

interface ChartsCardProps extends Viewed {
  readonly link: WatchLink;
  readonly range: WatchRange;
  readonly onRange: (range: WatchRange) => void;
}

/** Players and latency of a range of time, as pictures and as a table. */
export function ChartsCard({ link, edition, checkedAt, range, onRange }: ChartsCardProps) {
  const { t } = useWords();
  const key = `${edition} ${range} ${Math.floor(checkedAt / FRESH_S[range])}`;
  const answer = useAnswer(key, (signal) => fetchHistory(link, { edition, range }, signal));
  return (
    <Card
      region
      title={t('watched.charts.title')}
      aside={
        <SegmentedControl
          label={t('watched.charts.range')}
          hideLabel
          choices={WATCH_RANGES.map((value) => ({
            value,
            label: t(`watched.charts.ranges.${value}`),
          }))}
          value={range}
          onValueChange={onRange}
        />
      }
    >
      {answer.failure && <FailureNote failure={answer.failure} onRetry={answer.askAgain} />}
      <Charts history={answer.value} range={range} isAsking={answer.isAsking} />
    </Card>
  );
}

interface ChartsProps {
  readonly history: WatchHistory | undefined;
  readonly range: WatchRange;
  readonly isAsking: boolean;
}

export function Charts({ history, range, isAsking }: ChartsProps) {
  const { t } = useWords();
  const formats = useFormats();
  const columns = history && columnsOf(history);
  const steps = { from: history?.from ?? 0, stepS: history?.step_s ?? 1 };
  const stretches = columns ? stretchesOf(columns, steps) : [];
  const momentOf = range === 'day' ? formats.time : formats.moment;
  const rows = columns ? historyRows(columns, steps, ROWS_S[range]) : [];
  const none = t('watched.days.none');
  const time = {
    ...steps,
    momentOf,
    stretches,
    isAsking,
  };
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TimeChart
          name={t('watched.charts.players')}
          values={history?.players ?? []}
          write={formats.number}
          {...time}
        />
        <TimeChart
          name={t('watched.charts.latency')}
          values={history?.latency ?? []}
          write={formats.ms}
          {...time}
        />
      </div>
      {range === 'year' && <p className="text-sm text-muted">{t('watched.charts.year_days')}</p>}
      <NumberTable
        caption={t('watched.charts.title')}
        columns={[
          t('watched.charts.columns.time'),
          t('watched.charts.columns.players'),
          t('watched.charts.columns.peak'),
          t('watched.charts.columns.latency'),
          t('watched.charts.columns.down'),
          t('watched.charts.columns.unknown'),
        ]}
        rows={rows.map((row) => ({
          key: row.from,
          cells: [
            formats.moment(row.from),
            row.players === null ? none : formats.number(row.players),
            row.peak === null ? none : formats.number(row.peak),
            row.latencyLow === null || row.latencyHigh === null
              ? none
              : `${formats.number(row.latencyLow)}–${formats.ms(row.latencyHigh)}`,
            row.downS > 0 ? formats.duration(row.downS) : none,
            row.unknownS > 0 ? formats.duration(row.unknownS) : none,
          ],
        }))}
      />
    </>
  );
}

function columnsOf(history: WatchHistory) {
  return {
    upS: history.up_s,
    downS: history.down_s,
    unknownS: history.unknown_s,
    latency50: history.latency,
    latency95: history.p95,
    players: history.players,
    playersMax: history.peak,
  };
}
