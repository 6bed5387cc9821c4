import { clsx } from 'clsx';
import type { Look } from './look.ts';

interface ObjectPictureProps {
  readonly kind: 'sprite' | 'head';
  readonly name: string;
  readonly look: Look;
}

/** Our own pictures of 8 by 8 pixels: a framed landscape for any sprite, a face for any head. */
const SHAPES = {
  sprite: 'M0 0h8v8H0zM1 1v6h6V1zM2 2h1v1H2zM5 3h1v1h1v3H1V5h3V4h1z',
  head: 'M0 0h8v8H0zM1 4h2v1H1zM5 4h2v1H5zM2 6h4v1H2z',
};

/**
 * A sprite or a head in a text. The site has no pictures of the game, so its name is told in a tooltip. As in the
 * game it takes the color and the shadow of the text, but is never slanted, doubled or scrambled.
 */
export function ObjectPicture({ kind, name, look }: ObjectPictureProps) {
  const drawing = (
    <>
      <path d={SHAPES[kind]} fillRule="evenodd" />
      <rect className="game-object-underline" x={-1} y={9} height={1} />
      <rect className="game-object-strike" x={-1} y={4.5} height={1} />
    </>
  );
  return (
    <svg viewBox="0 0 8 8" className={clsx('game-object', look.className)} style={look.style}>
      <title>{name}</title>
      <g className="game-object-shadow" transform="translate(1 1)">
        {drawing}
      </g>
      {drawing}
    </svg>
  );
}
