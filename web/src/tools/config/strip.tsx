import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Controls beside each other; on a phone they are scrolled sideways. */
export function Strip({ className, ...rest }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its controls
    <div
      className={clsx('strip', className)}
      // Browsers are content when a part of it is seen.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      {...rest}
    />
  );
}
