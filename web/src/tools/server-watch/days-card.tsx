import type { WatchDays } from '@fucina/api-contract';
import { dayShape } from '@fucina/watch';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { DayBars } from './day-bars.tsx';
import { FailureNote } from './failure-note.tsx';
import { NumberTable } from './number-table.tsx';
import { Reader } from './reader.tsx';
import type { AnswerControls } from './use-answer.ts';
import { type Formats, useFormats } from './use-formats.ts';

type Day = WatchDays['days'][number];

/** The days of the watch's zone as bars, one stop of the keyboard, and as a table. */
export function DaysCard({ answer }: { readonly answer: AnswerControls<WatchDays> }) {
  const { t } = useWords();
  return (
    <Card region title={t('watched.days.title')}>
      {answer.failure && <FailureNote failure={answer.failure} onRetry={answer.askAgain} />}
      <Days days={answer.value?.days ?? []} />
    </Card>
  );
}

export function Days({ days }: Pick<WatchDays, 'days'>) {
  const { t } = useWords();
  const formats = useFormats();
  const [at, setAt] = useState<number>();
  const textOf = useDayText(formats);
  const bars = days.map((day) => ({
    day: day.day,
    shape: shapeOf(day),
    down: day.down_s / Math.max(1, day.up_s + day.down_s),
  }));
  return (
    <>
      <div>
        <Reader
          label={t('watched.days.read')}
          count={days.length}
          at={at}
          onRead={setAt}
          textOf={(index) => textOf(days[index])}
          className="chart-days"
        >
          <DayBars bars={bars} />
        </Reader>
        <p className="text-sm text-muted">{t('watched.days.legend')}</p>
      </div>
      <NumberTable
        caption={t('watched.days.title')}
        columns={[
          t('watched.days.columns.day'),
          t('watched.days.columns.uptime'),
          t('watched.days.columns.down'),
          t('watched.days.columns.unknown'),
        ]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [
            formats.day(day.day),
            day.uptime ? formats.percent(day.uptime) : t('watched.days.none'),
            day.down_s > 0 ? formats.duration(day.down_s) : t('watched.days.none'),
            day.unknown_s > 0 ? formats.duration(day.unknown_s) : t('watched.days.none'),
          ],
        }))}
      />
    </>
  );
}

function useDayText(formats: Formats): (day: Day | undefined) => string {
  const { t } = useWords();
  return (day) => {
    if (day === undefined) return '';
    const shape = shapeOf(day);
    const name = formats.day(day.day);
    if (shape === 'empty' || shape === 'asleep' || shape === 'maintenance') {
      return t(`watched.days.${shape}`, { day: name });
    }
    const uptime = day.uptime ? formats.percent(day.uptime) : t('watched.now.too_little');
    return day.down_s > 0
      ? t('watched.days.down', {
          day: name,
          uptime,
          duration: formats.duration(day.down_s),
        })
      : t('watched.days.day', { day: name, uptime });
  };
}

function shapeOf({ up_s, down_s, asleep_s, maintenance_s }: Day) {
  return dayShape({ upS: up_s, downS: down_s, asleepS: asleep_s, maintenanceS: maintenance_s });
}
