import { BOSS_BAR_COLORS, type Shape } from '@fucina/text-places';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

interface PlaceShapeProps {
  readonly shape: Shape;
  /** Of the area that is shown. */
  readonly left: number;
  readonly top: number;
}

const BARS = [1, 2, 3, 4, 5];
/** Our own pictures: a face, and a frame with the letters LF. */
const HEAD = 'M0 0h8v8H0zM1 4h2v1H1zM5 4h2v1H5zM2 6h4v1H2z';
const LINE_FEED = 'M0 0h8v8H0zM1 1v6h6V1zM2 2h1v3h1v1H2zM4 2h2v1H5v1h1v1H5v1H4z';

/** Drawn by us: the site has no pictures of the game. */
export function PlaceShape({ shape, left, top }: PlaceShapeProps) {
  const { x, y, width, height, kind } = shape;
  // React takes custom properties, its types do not.
  const style = {
    '--x': x - left,
    '--y': y - top,
    '--width': width,
    '--height': height,
    ...lookOf(shape),
  } as CSSProperties;
  return (
    <span
      aria-hidden
      className={clsx('place-shape', `place-${kind}`, kind === 'tooltip' && 'game-tooltip')}
      style={style}
    >
      {(kind === 'head' || kind === 'line-feed') && (
        <svg viewBox="0 0 8 8" aria-hidden>
          <path d={kind === 'head' ? HEAD : LINE_FEED} fillRule="evenodd" />
        </svg>
      )}
      {kind === 'ping' && (
        <span className="game-server-ping">
          {BARS.map((bar) => (
            <span key={bar} data-lit={bar <= shape.bars || undefined} />
          ))}
        </span>
      )}
      {kind === 'boss-bar' && <span className="place-progress" />}
    </span>
  );
}

function lookOf(shape: Shape): object {
  switch (shape.kind) {
    case 'fill':
      return { background: shape.color, opacity: shape.opacity };
    case 'boss-bar':
      return {
        '--bar': BOSS_BAR_COLORS[shape.color],
        '--progress': shape.progress,
        ...(shape.notches > 0 && { '--notch': `calc(100% / ${shape.notches})` }),
      };
    default:
      return {};
  }
}
