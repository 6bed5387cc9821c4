import { ChartLines, type ChartPoint } from '../../tool/chart-lines.tsx';
import { useWords } from '../../words/use-words.tsx';

interface LineChartProps {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly ChartPoint[];
}

const SIZE = { width: 240, height: 64, margin: 4 };

/** A line without axes: lowest, highest and last value in words beside it. */
export function LineChart({ name, unit, points }: LineChartProps) {
  const { t } = useWords();
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const from = points[0]?.at ?? 0;
  const to = points.at(-1)?.at ?? from;
  const range =
    values.length === 0
      ? t('server_status.history.none')
      : t('server_status.history.range', {
          lowest: `${lowest}${unit}`,
          highest: `${highest}${unit}`,
        });
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{range}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        className="h-16 w-full rounded-control bg-raised text-accent"
      >
        <ChartLines points={points} edges={{ from, to, lowest, highest }} size={SIZE} />
      </svg>
    </figure>
  );
}
