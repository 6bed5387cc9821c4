import { drawnText, type TextRun } from '@fucina/minecraft-text';
import { memo } from 'react';
import { useIsNear } from '../use-is-near.ts';
import { GameText } from './game-line.tsx';
import type { GameStyle } from './look.ts';

interface LineBlockProps {
  readonly lines: readonly (readonly TextRun[])[];
  readonly base: GameStyle;
  /** Of the widest line, in GUI pixels, where the frame around the block is as wide as its lines. */
  readonly width?: number;
  /** Counted from 0. The first blocks are always rendered, in prerendered pages too. */
  readonly place: number;
}

/** As many blocks as a game surface shows before scrolling. */
const FIRST_BLOCKS = 3;

/** Some lines of a long text. Away from the viewport only their words and their size are rendered. */
export const LineBlock = memo(function LineBlock({
  lines,
  base,
  width = 0,
  place,
}: LineBlockProps) {
  const [ref, isNear] = useIsNear<HTMLDivElement>(place < FIRST_BLOCKS ? 'always' : 'far');
  return (
    <div
      ref={ref}
      className="game-block"
      style={{ height: guiPixels(`${lines.length} * var(--line)`), minWidth: guiPixels(width) }}
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

function guiPixels(count: number | string): string {
  return `calc(${count} * var(--gui))`;
}
