import { colorOf } from './face.ts';

/** Pixels as squares of the unit grid, to stand in an SVG; runs of one color are one shape. */
export function PixelRows({ rows }: { readonly rows: readonly string[] }) {
  return rows.flatMap((row, y) =>
    [...row.matchAll(/(.)\1*/g)].map(({ 0: run, index }) => (
      <rect
        // A pixel is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={`${index} ${y}`}
        x={index}
        y={y}
        // A hair wider than the grid, so that no seam shows between neighbours.
        width={run.length + 0.02}
        height={1.02}
        fill={colorOf(run.charAt(0))}
      />
    )),
  );
}
