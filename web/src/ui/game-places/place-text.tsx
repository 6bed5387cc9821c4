import type { DrawnText } from '@fucina/text-places';
import { type CSSProperties, memo } from 'react';
import { GameText } from '../game-text/game-line.tsx';
import { sameRuns } from './same-runs.ts';

interface PlaceTextProps {
  readonly text: DrawnText;
  /** Of the area that is shown. */
  readonly left: number;
  readonly top: number;
}

/** A line at its position. */
export function PlaceText({ text, left, top }: PlaceTextProps) {
  const { runs, x, y, scale, opacity, outline, isInOrder } = text;
  // React takes custom properties, its types do not.
  const style = {
    '--x': x - left,
    '--y': y - top,
    ...(scale !== 1 && { '--scale': scale }),
    ...(opacity !== 1 && { opacity }),
    ...(outline !== undefined && { '--outline': outline }),
  } as CSSProperties;
  return (
    <div className="place-text" data-outlined={outline !== undefined || undefined} style={style}>
      <Runs runs={runs} isInOrder={isInOrder} />
    </div>
  );
}

const Runs = memo(
  function Runs({ runs, isInOrder }: Pick<DrawnText, 'runs' | 'isInOrder'>) {
    return <GameText runs={runs} isInOrder={isInOrder} />;
  },
  (before, now) => before.isInOrder === now.isInOrder && sameRuns(before.runs, now.runs),
);
