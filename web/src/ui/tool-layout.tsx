import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ToolLayoutProps {
  /** What the person gives, grouped in cards. */
  readonly inputs: ReactNode;
  /** What comes out: stays in sight on wide screens. */
  readonly result: ReactNode;
  /** What is set rarely: under the inputs, on small screens after the result. */
  readonly options?: ReactNode;
  /** The result is longer than a screen: it then scrolls with the page. */
  readonly isLong?: boolean;
}

export function ToolLayout({ inputs, result, options, isLong = false }: ToolLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6">{inputs}</div>
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1',
          !isLong &&
            'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:-m-1 lg:overflow-y-auto lg:overscroll-contain lg:p-1',
        )}
      >
        {result}
      </div>
      {options && <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">{options}</div>}
    </div>
  );
}
