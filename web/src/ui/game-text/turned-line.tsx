import type { TextRun } from '@fucina/minecraft-text';
import { type TurnedRun, turnRuns } from '@fucina/text-places/visual-order';
import { type ComponentType, useMemo } from 'react';
import type { GameStyle } from './look.ts';
import { plainText, type Stretch, toStretches } from './pieces.ts';

/** The letters are where they are drawn already. */
const TURNED = { unicodeBidi: 'bidi-override' } as const;

interface TurnedLineProps {
  readonly runs: readonly TextRun[];
  readonly isInOrder: boolean | undefined;
  readonly base: GameStyle;
  readonly Stretch: ComponentType<Stretch & { readonly words: string }>;
}

/** A line with letters of Hebrew or Arabic, as the game turns it; old games leave it in the order of reading. */
export function TurnedLine({ runs, isInOrder, base, Stretch }: TurnedLineProps) {
  const stretches = useMemo(
    () => turnedStretches(turnRuns(runs, isInOrder), base),
    [runs, isInOrder, base],
  );
  return (
    <div className="game-line" style={TURNED}>
      {stretches.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity but its place
        <Stretch key={index} {...stretch} />
      ))}
    </div>
  );
}

/** From left to right, each with its words as they are read. */
function turnedStretches(placed: readonly TurnedRun[], base: GameStyle) {
  let next = 0;
  return toStretches(
    placed.map(({ run }) => run),
    base,
  ).map((stretch) => {
    const start = next;
    for (let left = plainText(stretch.pieces).length; left > 0; next += 1) {
      left -= placed[next]?.drawn.length ?? left;
    }
    const words = placed
      .slice(start, next)
      .sort((one, other) => one.at - other.at)
      .map(({ said }) => said)
      .join('');
    return { ...stretch, words };
  });
}
