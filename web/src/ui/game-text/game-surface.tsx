import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface GameSurfaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A window into the game: dark in both themes; scrolls horizontally where the game would not wrap. */
export function GameSurface({ className, children }: GameSurfaceProps) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
      tabIndex={0}
      className={clsx('game-window game-surface', className)}
    >
      {children}
    </div>
  );
}
