import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

interface GameSurfaceProps {
  /** Of what is drawn inside, in GUI pixels. The styles choose the scale at which it fits (`game.css`). */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A window into the game: dark in both themes; scrolls where its content does not fit at the smallest scale. */
export function GameSurface({ width, height, className, children }: GameSurfaceProps) {
  // React takes custom properties, its types do not.
  const style = { '--across': Math.ceil(width), '--down': height } as CSSProperties;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
      tabIndex={0}
      className={clsx('game-window game-surface', className)}
    >
      <div className="game-scaled" style={style}>
        {children}
      </div>
    </div>
  );
}
