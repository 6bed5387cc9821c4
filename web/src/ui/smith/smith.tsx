import { face, figure, side, top } from './face.ts';
import { PixelRows } from './pixel-rows.tsx';

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
