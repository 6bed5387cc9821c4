import type { Run } from '@fucina/minecraft-text';
import { memo, type Ref } from 'react';
import { GameText } from './game-line.tsx';
import { type GameStyle, textOf } from './look.ts';

interface LineBlockProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly lines: readonly (readonly Run[])[];
  readonly base: GameStyle;
  /** Of the widest line, in GUI pixels, where what stands around it is as wide as its lines. */
  readonly width?: number;
  /** From `useNear`, like the ref. */
  readonly isNear: boolean;
}

/** Some lines of a long text: drawn while in sight, else only their room and their words are there. */
export const LineBlock = memo(function LineBlock({
  ref,
  lines,
  base,
  width = 0,
  isNear,
}: LineBlockProps) {
  return (
    <div
      ref={ref}
      className="game-block"
      style={{ height: guiPixels(`${lines.length} * var(--line)`), minWidth: guiPixels(width) }}
    >
      {isNear ? (
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <GameText key={index} runs={line} base={base} />
        ))
      ) : (
        <p className="sr-only">{lines.map((line) => line.map(textOf).join('')).join(' ')}</p>
      )}
    </div>
  );
});

function guiPixels(count: number | string): string {
  return `calc(${count} * var(--gui))`;
}
