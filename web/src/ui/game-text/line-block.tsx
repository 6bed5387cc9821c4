import type { Run } from '@fucina/minecraft-text';
import { memo, useEffect, useRef, useState } from 'react';
import { GameText } from './game-line.tsx';
import { type GameStyle, textOf } from './look.ts';

interface LineBlockProps {
  readonly lines: readonly (readonly Run[])[];
  readonly base: GameStyle;
  /** Of the widest line, in GUI pixels, where what stands around it is as wide as its lines. */
  readonly width?: number;
  /** In sight from the start: always drawn, in prerendered pages too. */
  readonly isFirst: boolean;
}

/** How many lines are drawn or left out together. */
export const BLOCK_LINES = 24;

/** Some lines of a long text: drawn while in sight, else only their room and their words are there. */
export const LineBlock = memo(function LineBlock({
  lines,
  base,
  width = 0,
  isFirst,
}: LineBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);

  useEffect(() => {
    if (isFirst || !block.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { root: block.current.closest('.game-surface'), rootMargin: '50%' },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [isFirst]);

  return (
    <div
      ref={block}
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
