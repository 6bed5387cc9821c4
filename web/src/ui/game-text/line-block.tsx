import type { Run } from '@fucina/minecraft-text';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { GameText } from './game-line.tsx';
import { type GameStyle, textOf } from './look.ts';

interface LineBlockProps {
  readonly lines: readonly (readonly Run[])[];
  readonly base: GameStyle;
  /** Drawn from the start, in prerendered pages too. */
  readonly isFirst: boolean;
}

/** How many lines are drawn or left out together. */
export const BLOCK_LINES = 24;

/** Some lines of a long text: drawn while in sight, else only their room and their words are there. */
export const LineBlock = memo(function LineBlock({ lines, base, isFirst }: LineBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);

  useEffect(() => {
    if (isFirst || !block.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '50%' },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [isFirst]);

  return (
    <div ref={block} className="game-block" style={{ '--lines': lines.length } as CSSProperties}>
      {isNear ? (
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <GameText key={index} runs={line} base={base} />
        ))
      ) : (
        <p className="sr-only">{lines.flat().map(textOf).join('')}</p>
      )}
    </div>
  );
});
