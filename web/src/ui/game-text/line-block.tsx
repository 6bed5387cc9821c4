import { drawnText, type TextRun } from '@fucina/minecraft-text';
import { memo } from 'react';
import { useIsNear } from '../use-is-near.ts';
import { GameText } from './game-line.tsx';
import { guiPixels } from './gui-pixels.ts';
import type { GameStyle } from './look.ts';

interface LineBlockProps {
  /** Must be referentially stable to avoid re-rendering, as each of the lines. */
  readonly lines: readonly (readonly TextRun[])[];
  readonly base: GameStyle;
  /** Counted from 0. The first blocks are always rendered, in prerendered pages too. */
  readonly place: number;
}

/** As many blocks as a game surface shows before scrolling. */
const FIRST_BLOCKS = 3;

/** Some lines of a long text. Away from the viewport only their words and their height are rendered. */
export const LineBlock = memo(function LineBlock({ lines, base, place }: LineBlockProps) {
  const [ref, isNear] = useIsNear<HTMLDivElement>(place < FIRST_BLOCKS ? 'always' : 'far');
  return (
    <div
      ref={ref}
      className="game-block"
      style={{ height: guiPixels(`${lines.length} * var(--line)`) }}
    >
      {isNear ? (
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          <GameText key={index} runs={line} base={base} />
        ))
      ) : (
        <p className="sr-only">{lines.map((line) => line.map(drawnText).join('')).join(' ')}</p>
      )}
    </div>
  );
});
