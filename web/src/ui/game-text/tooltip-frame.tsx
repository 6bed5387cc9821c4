import type { ReactNode } from 'react';

/** The game's tooltip: background, border and padding. */
export function TooltipFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="game-tooltip">
      <div className="game-tooltip-lines">{children}</div>
    </div>
  );
}
