import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  /** At the end of the title's row. */
  readonly aside?: ReactNode;
  /** Makes the card a landmark named by its title. */
  readonly region?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ title, aside, region = false, className, children }: CardProps) {
  const titleId = useId();
  const Element = region ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={region ? titleId : undefined}
      className={clsx(
        // A stacking context, so that it is not repainted when something else changes.
        'relative flex min-w-0 flex-col gap-(--card-gap) rounded-card border border-hairline bg-surface p-(--panel)',
        className,
      )}
    >
      {(title || aside) && (
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          {title && (
            <h2 id={titleId} className="text-sm font-semibold">
              {title}
            </h2>
          )}
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}
