import type { ReactNode } from 'react';
import { useWrittenPage } from './written-page.ts';

interface ReaderProps {
  /** What is read, point by point. */
  readonly label: string;
  readonly count: number;
  /** The point that is read; undefined until one is chosen. */
  readonly at: number | undefined;
  readonly onRead: (at: number) => void;
  readonly textOf: (at: number) => string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A picture whose points can be read one by one: a native range lies over it, with its keys, its way with fingers and
 * what it says to screen readers.
 */
export function Reader({ label, count, at, onRead, textOf, className, children }: ReaderProps) {
  const isWritten = useWrittenPage() !== undefined;
  const last = Math.max(0, count - 1);
  const shown = Math.min(at ?? last, last);
  if (isWritten) return <div className={`chart-area ${className ?? ''}`}>{children}</div>;
  return (
    <>
      <div className={`chart-area ${className ?? ''}`}>
        {children}
        {at !== undefined && (
          <span
            aria-hidden
            className="chart-cursor"
            style={{ insetInlineStart: `${last === 0 ? 0 : (shown / last) * 100}%` }}
          />
        )}
        {count > 0 && (
          <input
            type="range"
            className="chart-reader"
            min={0}
            max={last}
            value={shown}
            aria-label={label}
            aria-valuetext={textOf(shown)}
            onChange={(event) => onRead(event.target.valueAsNumber)}
          />
        )}
      </div>
      <p aria-hidden className="min-h-6 text-sm text-muted">
        {count > 0 && textOf(shown)}
      </p>
    </>
  );
}
