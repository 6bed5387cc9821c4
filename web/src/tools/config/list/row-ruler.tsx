import type { Ref } from 'react';
import { MarkLabel } from './mark-label.tsx';
import { RowSide } from './row-side.tsx';

interface RowRulerProps {
  /** Whether a row may have a text after the old one, and buttons to decide on it. */
  readonly hasAfter: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** A row with everything that a row can have, not seen: all rows are as high as it is. */
export function RowRuler({ hasAfter, ref }: RowRulerProps) {
  return (
    <div ref={ref} aria-hidden className="text-row invisible">
      <div className="text-row-head">
        <span className="text-row-marks">
          <MarkLabel mark="same" />
        </span>
        <span className="text-row-place text-xs text-muted">1</span>
        {hasAfter && (
          <span className="text-row-buttons">
            <span className="size-8 pointer-coarse:size-control" />
          </span>
        )}
      </div>
      <div className="text-row-sides sm:grid-cols-2">
        <RowSide source="1" runs={undefined} sign="" />
        {hasAfter && <RowSide source="1" runs={undefined} sign="" />}
      </div>
    </div>
  );
}
