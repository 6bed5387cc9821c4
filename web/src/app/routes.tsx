import { allPages, type Page, pageAt } from '@fucina/site';
import type { RouteObject } from 'react-router';
import { FailurePage } from '../pages/failure.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { Layout } from '../shell/layout.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { loadDocument } from './missing-chunk.ts';
import { loadPage, type PageModule } from './page-modules.ts';

/**
 * All routes, with the page at `path` already there, so that it renders at once: prerendered
 * markup stays as it is when React takes it over.
 */
export async function createReadyRoutes(path: string): Promise<RouteObject[]> {
  const ready = pageAt(path);
  const readyModule = ready && (await loadPage(ready.id));
  const routes = allPages.map((page) => ({
    id: page.id,
    path: page.path,
    handle: page,
    ErrorBoundary: FailurePage,
    ...(page === ready && readyModule
      ? { element: elementOf(page, readyModule) }
      : { lazy: () => loadElement(page) }),
  }));
  const notFound = { path: '*', Component: NotFoundPage, ErrorBoundary: FailurePage };
  return [{ Component: Layout, ErrorBoundary: FailurePage, children: [...routes, notFound] }];
}

async function loadElement(page: Page) {
  try {
    const module = await loadPage(page.id).catch((reason) => loadDocument(page.path, reason));
    return { element: elementOf(page, module) };
  } catch (reason) {
    // React Router 8.5 renders nothing for a lazy route that failed to load; one that fails to
    // render gets its error boundary.
    return { element: <Failed reason={reason} /> };
  }
}

function Failed({ reason }: { readonly reason: unknown }): never {
  throw reason;
}

function elementOf(page: Page, { Page: Content }: PageModule) {
  return (
    <PageFrame page={page}>
      <Content />
    </PageFrame>
  );
}
