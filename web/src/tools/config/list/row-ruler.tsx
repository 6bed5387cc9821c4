import { clsx } from 'clsx';
import type { Ref } from 'react';
import { MarkLabel } from './mark-label.tsx';
import { ROW, ROW_BUTTONS, ROW_HEAD, ROW_MARKS, ROW_PLACE, ROW_SIDES } from './row-shape.ts';
import { RowSide } from './row-side.tsx';

interface RowRulerProps {
  /** Whether a row may have a text after the old one, and buttons to decide on it. */
  readonly hasAfter: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** A row with everything that a row can have, not seen: all rows are as high as it is. */
export function RowRuler({ hasAfter, ref }: RowRulerProps) {
  return (
    <div ref={ref} aria-hidden className={clsx(ROW, 'invisible')}>
      <div className={ROW_HEAD}>
        <span className={ROW_MARKS}>
          <MarkLabel mark="same" />
        </span>
        <span className={ROW_PLACE}>1</span>
        {hasAfter && (
          <span className={ROW_BUTTONS}>
            <span className="size-8 pointer-coarse:size-control" />
          </span>
        )}
      </div>
      <div className={clsx(ROW_SIDES, 'sm:grid-cols-2')}>
        <RowSide source="1" runs={undefined} sign="" />
        {hasAfter && <RowSide source="1" runs={undefined} sign="" />}
      </div>
    </div>
  );
}
