// Small pictures for other pages. They use attributes only, no style and no script.
import { escapeHtml } from '@fucina/minecraft-text';
import { fewerValues } from '@fucina/watch';

export interface Spark {
  /** For whoever does not see it. */
  readonly title: string;
  /** The inside of the SVG. */
  readonly content: string;
}

export type SparkTheme = keyof typeof SPARK_COLORS;

export const SPARK_SIZE = { width: 240, height: 40 };
const MARGIN = 2;
const MAX_POINTS = 240;

/** Those of the site's charts. */
export const SPARK_COLORS = {
  light: {
    ...{ line: '#b3195f', up: '#117A5B', down: '#C4261D', slow: '#B57A00' },
    ...{ unknown: '#948D85', work: '#3F63A8' },
  },
  dark: {
    ...{ line: '#ff7ab8', up: '#3FBF90', down: '#FF5A4D', slow: '#FFD479' },
    ...{ unknown: '#7A736C', work: '#8AA9E8' },
  },
} as const;

export function writeSpark({ title, content }: Spark): string {
  const { width, height } = SPARK_SIZE;
  const said = escapeHtml(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${said}">
<title>${said}</title>
${content}
</svg>
`;
}

/** A line from nothing up to the highest value, with gaps where nothing is known. */
export function sparkLine(values: readonly (number | null)[], theme: SparkTheme): string {
  const drawn = fewerValues(values, MAX_POINTS).values;
  const highest = Math.max(1, ...drawn.map((value) => value ?? 0));
  const step = (SPARK_SIZE.width - 2 * MARGIN) / Math.max(1, drawn.length - 1);
  const room = SPARK_SIZE.height - 2 * MARGIN;
  const lines: string[][] = [[]];
  for (const [at, value] of drawn.entries()) {
    if (value === null) lines.push([]);
    else {
      const y = SPARK_SIZE.height - MARGIN - (value / highest) * room;
      lines.at(-1)?.push(`${(MARGIN + at * step).toFixed(1)},${y.toFixed(1)}`);
    }
  }
  const stroke = `fill="none" stroke="${SPARK_COLORS[theme].line}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
  return lines
    .filter((line) => line.length > 0)
    .map((line) => (line.length === 1 ? [...line, ...line] : line))
    .map((line) => `<polyline points="${line.join(' ')}" ${stroke}/>`)
    .join('');
}
