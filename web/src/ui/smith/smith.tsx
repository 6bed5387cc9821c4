import { colorOf, face, figure, side, top } from './face.ts';

/** All of our smith, as a player is. */
export function SmithFigure() {
  return (
    <svg viewBox="0 0 16 32" aria-hidden="true" className="smith" shapeRendering="crispEdges">
      <PixelRows rows={figure} />
    </svg>
  );
}

/** The head of our smith as a block. */
export function SmithHead() {
  return (
    <svg viewBox="-7 -0.2 14 16.2" aria-hidden="true">
      <g transform="matrix(0.866 0.5 -0.866 0.5 0 0)">
        <PixelRows rows={top} />
      </g>
      <g transform="matrix(0.866 0.5 0 1 -6.928 4)">
        <PixelRows rows={face} />
      </g>
      <g transform="matrix(0.866 -0.5 0 1 0 8)">
        <PixelRows rows={side.map(mirror)} />
        <path d="M0 0h8v8H0z" fillOpacity="0.25" />
      </g>
    </svg>
  );
}

function mirror(row: string): string {
  return [...row].reverse().join('');
}

/** Pixels as squares of the unit grid, to stand in an SVG; runs of one color are one shape. */
function PixelRows({ rows }: { readonly rows: readonly string[] }) {
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
