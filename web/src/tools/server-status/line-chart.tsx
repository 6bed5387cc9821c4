import { useWords } from '../../words/use-words.tsx';

interface Point {
  readonly at: number;
  /** Null where nothing was measured: a gap in the line. */
  readonly value: number | null;
}

interface LineChartProps {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly Point[];
}

const WIDTH = 240;
const HEIGHT = 64;
const MARGIN = 4;

/** A line without axes: lowest, highest and last value in words beside it. */
export function LineChart({ name, unit, points }: LineChartProps) {
  const { t } = useWords();
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
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
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-16 w-full rounded-control bg-raised text-accent"
      >
        {linesOf(points, lowest, highest).map((line) => (
          <polyline
            key={line}
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </figure>
  );
}

function linesOf(points: readonly Point[], lowest: number, highest: number): readonly string[] {
  const start = points[0]?.at ?? 0;
  const span = Math.max(1, (points.at(-1)?.at ?? start) - start);
  const lines: string[][] = [[]];
  for (const { at, value } of points) {
    if (value === null) {
      lines.push([]);
      continue;
    }
    const x = MARGIN + ((at - start) / span) * (WIDTH - 2 * MARGIN);
    const share = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest);
    const y = HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
    lines.at(-1)?.push(`${x.toFixed(1)},${y.toFixed(1)}`);
  }
  return lines.filter((line) => line.length > 0).map(drawable);
}

/** A single point becomes a dot: a line of no length with round ends. */
function drawable(line: readonly string[]): string {
  return (line.length === 1 ? [...line, ...line] : line).join(' ');
}
