export interface ChartPoint {
  readonly at: number;
  /** Null where nothing was measured: a gap in the line. */
  readonly value: number | null;
}

/** Which moments and values the edges of a chart stand for. */
export interface ChartEdges {
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

interface ChartLinesProps {
  readonly points: readonly ChartPoint[];
  readonly edges: ChartEdges;
  readonly size: ChartSize;
}

/** In an `svg` that is stretched to its place. */
export function ChartLines({ points, edges, size }: ChartLinesProps) {
  return chartLines(points, edges, size).map((line) => (
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
  ));
}

/** The points of each `polyline`: a gap begins another one. */
function chartLines(
  points: readonly ChartPoint[],
  edges: ChartEdges,
  size: ChartSize,
): readonly string[] {
  const lines: string[][] = [[]];
  for (const { at, value } of points) {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${chartX(at, edges, size)},${chartY(value, edges, size)}`);
  }
  return lines.filter((line) => line.length > 0).map(drawable);
}

export function chartX(at: number, { from, to }: ChartEdges, { width, margin }: ChartSize): string {
  return (margin + ((at - from) / Math.max(1, to - from)) * (width - 2 * margin)).toFixed(1);
}

function chartY(
  value: number,
  { lowest, highest }: ChartEdges,
  { height, margin }: ChartSize,
): string {
  const share = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest);
  return (height - margin - Math.min(1, share) * (height - 2 * margin)).toFixed(1);
}

/** A single point becomes a dot: a line of no length with round ends. */
function drawable(line: readonly string[]): string {
  return (line.length === 1 ? [...line, ...line] : line).join(' ');
}
