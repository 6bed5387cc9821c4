import { HeatGradient } from '../../shell/heat-gradient.tsx';

/** The name in pixels, a row per line. */
const LETTERS: readonly (readonly string[])[] = [
  ['#####', '#....', '#....', '####.', '#....', '#....', '#....'],
  ['.....', '.....', '#...#', '#...#', '#...#', '#...#', '.####'],
  ['.....', '.....', '.###.', '#...#', '#....', '#...#', '.###.'],
  ['#', '.', '#', '#', '#', '#', '#'],
  ['.....', '.....', '####.', '#...#', '#...#', '#...#', '#...#'],
  ['.....', '.....', '.###.', '....#', '.####', '#...#', '.####'],
];

const GAP = 1;

/** The site's name, forged letter by letter; still for those who ask for little motion. */
export function ForgedWord({ className }: { readonly className?: string }) {
  let left = 0;
  const placed = LETTERS.map((rows) => {
    const path = pathOf(rows, left);
    left += (rows[0]?.length ?? 0) + GAP;
    return path;
  });
  return (
    <svg viewBox={`0 0 ${left - GAP} 7`} aria-hidden="true" className={className}>
      <defs>
        <HeatGradient id="forged" width={left - GAP} />
      </defs>
      {placed.map((path, index) => (
        <path
          key={path}
          d={path}
          fill="url(#forged)"
          className="forged-letter"
          style={{ animationDelay: `${200 + index * 180}ms` }}
        />
      ))}
    </svg>
  );
}

/** One rectangle for each run of pixels in a row. */
function pathOf(rows: readonly string[], left: number): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${left + index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}
