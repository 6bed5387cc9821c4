import type { Page } from '@fucina/site';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Help } from './help.tsx';
import { PageTitle } from './page-title.tsx';

interface PageFrameProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** What every page has around its content: breadcrumb, title and help. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <Breadcrumb page={page} />
      {page.id !== 'home' && <PageTitle page={page} />}
      {children}
      <Help page={page} />
    </>
  );
}
