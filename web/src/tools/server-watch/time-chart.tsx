import { average, fewerValues, percentile, type Stretch } from '@fucina/watch';
import { useState } from 'react';
import { ChartLines, chartX } from '../../tool/chart-lines.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Reader } from './reader.tsx';
import { useWrittenPage } from './written-page.ts';

interface TimeChartProps {
  readonly name: string;
  readonly from: number;
  readonly stepS: number;
  /** One of each step; null where nothing was told. */
  readonly values: readonly (number | null)[];
  readonly stretches: readonly Stretch[];
  readonly write: (value: number) => string;
  readonly momentOf: (at: number) => string;
  readonly isAsking: boolean;
}

const SIZE = { width: 600, height: 144, margin: 4 };
/** More would make a page long that is loaded as it is. */
const MAX_WRITTEN = 240;
/** One point is no line yet. */
const MIN_POINTS = 2;

/** A line from nothing up to nearly the highest value: a single one that stands out does not flatten the others. */
export function TimeChart(props: TimeChartProps) {
  const { name, from, stepS, values, stretches, write, momentOf, isAsking } = props;
  const { t } = useWords();
  const [at, setAt] = useState<number>();
  const known = values.filter((value) => value !== null);
  const highest = Math.max(1, percentile(known, 99) ?? 1);
  const edges = { from, to: from + values.length * stepS, lowest: 0, highest };
  const isWritten = useWrittenPage() !== undefined;
  const drawn = fewerValues(values, isWritten ? MAX_WRITTEN : values.length);
  const points = drawn.values.map((value, index) => ({
    at: from + (index + 0.5) * drawn.each * stepS,
    value,
  }));

  function summary(): string {
    if (known.length >= MIN_POINTS) {
      return t('watched.charts.summary', {
        lowest: write(Math.min(...known)),
        highest: write(Math.max(...known)),
        average: write(average(known) ?? 0),
      });
    }
    const isNothingTold = known.length === 0 && values.length > 0;
    return t(isNothingTold ? 'watched.charts.none' : 'watched.charts.first');
  }

  function textOf(index: number): string {
    const time = momentOf(from + index * stepS);
    const value = values[index] ?? null;
    return value === null
      ? t('watched.charts.point_none', { time })
      : t('watched.charts.point', { time, value: write(value) });
  }

  return (
    <figure className="chart flex min-w-0 flex-col gap-1.5" aria-busy={isAsking}>
      <figcaption className="flex min-h-10 flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{summary()}</span>
      </figcaption>
      <Reader
        label={t('watched.charts.read', { name })}
        count={values.length}
        at={at}
        onRead={setAt}
        textOf={textOf}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          className="size-full text-accent"
        >
          {stretches.map(({ from: start, to: end, kind }) => {
            const x = Number(chartX(start, edges, SIZE));
            const width = Number(chartX(end, edges, SIZE)) - x;
            return (
              <rect
                key={start}
                className={`chart-${kind}`}
                x={x}
                // What is not measured is hollow, and lower: its shape is another one.
                y={kind === 'down' ? 0 : SIZE.height / 2}
                width={Math.max(1, width)}
                height={kind === 'down' ? SIZE.height : SIZE.height / 2 - 1}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
          <ChartLines points={points} edges={edges} size={SIZE} />
        </svg>
        {known.length >= MIN_POINTS && (
          <span aria-hidden className="chart-top text-muted">
            {write(highest)}
          </span>
        )}
      </Reader>
    </figure>
  );
}
