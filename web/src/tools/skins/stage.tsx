import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface StageProps {
  /** Has room for a whole figure. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** Where pictures stand: a window into the game, dark in both themes. */
export function Stage({ isTall = false, children }: StageProps) {
  return (
    <div
      className={clsx(
        'relative flex min-w-0 items-center justify-center overflow-hidden rounded-control bg-game p-4 text-game-muted',
        'shadow-[inset_0_0_0_1px_rgb(255_255_255/0.08),inset_0_2px_12px_rgb(0_0_0/0.6)]',
        isTall && 'h-104 sm:h-120',
      )}
    >
      {children}
    </div>
  );
}
