import type { Page } from '@fucina/site';
import type { ComponentProps } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly page: Page;
}

/** A link to one of our pages, marked when it is the current one (navigation/links.ts follows it). */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const { page: current } = usePlace();
  return <a href={page.path} aria-current={page === current ? 'page' : undefined} {...rest} />;
}
