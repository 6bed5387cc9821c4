import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';

interface StageProps {
  /** Has room for a whole figure. */
  readonly isTall?: boolean;
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Background for pictures: a window into the game, dark in both themes. A whole figure stands outdoors. */
export function Stage({ isTall = false, ref, children }: StageProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'game-window relative flex min-w-0 items-center justify-center overflow-hidden p-4 text-game-muted',
        isTall && 'place-world stage-alone h-104 sm:h-120',
      )}
    >
      {children}
    </div>
  );
}
