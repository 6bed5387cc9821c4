import './game-places.css';
import { type Layout, PLACES, type PlaceId } from '@fucina/text-places';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { GameSurface } from '../game-text/game-surface.tsx';
import { PlaceShape } from './place-shape.tsx';
import { PlaceText } from './place-text.tsx';

interface PlacePictureProps {
  readonly id: PlaceId;
  readonly layout: Layout;
  /** Away from what is visible only the words are there, in a picture of the same size. */
  readonly isDrawn: boolean;
  readonly words: string;
}

/** A layout as the game draws it. Shapes and texts have no identity but their place in the layout. */
export function PlacePicture({ id, layout, isDrawn, words }: PlacePictureProps) {
  const { area, shapes, texts, notices } = layout;
  const { isOverWorld, isCentered } = PLACES[id];
  const { x: left, y: top, width, height } = area;
  // React takes custom properties, its types do not.
  const style = { '--width': width, '--height': height } as CSSProperties;
  return (
    <GameSurface
      width={width}
      height={height}
      className={clsx(
        'place-surface',
        isOverWorld && 'place-world',
        isCentered && 'place-centered',
        isCentered && notices.some(({ code }) => code === 'width') && 'place-edged',
        id === 'title' && 'place-large',
      )}
    >
      <div className="place-picture" style={style}>
        {!isDrawn && <p className="sr-only">{words}</p>}
        {isDrawn &&
          shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PlaceShape key={index} shape={shape} left={left} top={top} />
          ))}
        {isDrawn &&
          texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PlaceText key={index} text={text} left={left} top={top} />
          ))}
      </div>
    </GameSurface>
  );
}
