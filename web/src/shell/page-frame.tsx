import { isWrittenByServer, type Page } from '@fucina/site';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Help } from './help.tsx';

interface PageFrameProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** What every page has around its content: breadcrumb, title and help. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <Breadcrumb page={page} />
      {page.id !== 'home' && !isWrittenByServer(page) && <PageTitle page={page} />}
      {children}
      <Help page={page} />
    </>
  );
}

/**
 * The page's `h1`, which gets the focus after a navigation, and its description, for which a workspace needs the place.
 * Both stand in the grid of `main`.
 */
function PageTitle({ page }: { readonly page: Page }) {
  const { t } = useWords();
  return (
    <header className="contents">
      <h1 tabIndex={-1} className="page-title">
        {t(page.title)}
      </h1>
      <p className="page-description">{t(page.description)}</p>
    </header>
  );
}
