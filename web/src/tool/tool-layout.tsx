import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { type DrawBrief, ResultBarSlot } from './result-bar-slot.tsx';

interface ToolLayoutProps {
  /** Above both columns: examples, undo, the link. */
  readonly head: ReactNode;
  /** Input, grouped in cards. */
  readonly inputs: ReactNode;
  /** Output: sticky on wide screens. */
  readonly result: ReactNode;
  /** Rarely used input: below the inputs, on small screens below the result. */
  readonly options?: ReactNode;
  /** For a result longer than a screen: not sticky, it scrolls with the page. */
  readonly isLong?: boolean;
  /** The output in a bar at the bottom of a small screen, while the output itself is out of view. */
  readonly brief: DrawBrief;
}

export function ToolLayout({
  head,
  inputs,
  result,
  options,
  isLong = false,
  brief,
}: ToolLayoutProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0 lg:col-span-2">{head}</div>
      <div className="flex min-w-0 flex-col gap-6">{inputs}</div>
      <div
        ref={area}
        className={clsx(
          'flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-2',
          !isLong &&
            'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:-m-1 lg:overflow-y-auto lg:overscroll-contain lg:p-1',
        )}
      >
        {result}
      </div>
      {options && <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">{options}</div>}
      <ResultBarSlot areas={[area]} brief={brief} />
    </div>
  );
}
