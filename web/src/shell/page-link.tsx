import type { Page } from '@fucina/site';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { loadPage } from '../app/page-modules.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly page: Page;
  /** What follows the path: a query or a hash with its sign. */
  readonly suffix?: string;
}

/**
 * A link to a page of ours; its chunk is fetched as soon as somebody looks like following it.
 * React Router's own Link would bring its framework mode's preloading into every page (2 kB).
 */
export function PageLink({ page, suffix = '', onClick, ...rest }: PageLinkProps) {
  const { pathname } = useLocation();
  const href = page.path + suffix;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const preload = () => {
    // A failure shows when the link is followed.
    loadPage(page.id).catch(() => undefined);
  };
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      href={href}
      aria-current={pathname === page.path ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={onFollow}
      {...rest}
    />
  );
}
