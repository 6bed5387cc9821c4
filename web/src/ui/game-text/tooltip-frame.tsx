import type { ReactNode } from 'react';
import { guiPixels } from './gui-pixels.ts';

/** Margin, border and padding on both sides, in GUI pixels. */
export const TOOLTIP_EDGES = 8;

interface TooltipFrameProps {
  /** Of the widest line, in GUI pixels, where not all lines are rendered. */
  readonly minWidth?: number;
  readonly children: ReactNode;
}

/** The game's tooltip: background, border and padding. */
export function TooltipFrame({ minWidth, children }: TooltipFrameProps) {
  return (
    <div className="game-tooltip">
      <div
        className="game-tooltip-lines"
        style={minWidth === undefined ? undefined : { minWidth: guiPixels(minWidth) }}
      >
        {children}
      </div>
    </div>
  );
}
