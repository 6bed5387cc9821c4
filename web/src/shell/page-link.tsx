import type { Page } from '@fucina/site';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { loadPage } from '../app/page-modules.ts';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly page: Page;
}

/** A link to a page of ours; its chunk is fetched as soon as somebody looks like following it. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const { pathname } = useLocation();
  const preload = () => {
    // A failure shows when the link is followed.
    loadPage(page.id).catch(() => undefined);
  };
  return (
    <Link
      to={page.path}
      aria-current={pathname === page.path ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
}
