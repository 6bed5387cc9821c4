import { allPages, type Page } from '@fucina/site';
import { matchRoutes, type RouteObject } from 'react-router';
import { FailurePage } from '../pages/failure.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { Layout } from '../shell/layout.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { loadPage } from './page-modules.ts';

export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: FailurePage,
      children: [
        ...allPages.map(routeOf),
        { path: '*', Component: NotFoundPage, ErrorBoundary: FailurePage },
      ],
    },
  ];
}

/**
 * The routes with the page at `path` already there, so that it renders at once: prerendered
 * markup stays as it is when React takes it over.
 */
export async function createReadyRoutes(path: string): Promise<RouteObject[]> {
  const routes = createRoutes();
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return routes;
}

function routeOf(page: Page): RouteObject {
  return {
    id: page.id,
    path: page.path,
    handle: page,
    ErrorBoundary: FailurePage,
    lazy: async () => {
      const { Page: Content } = await loadPage(page.id);
      return {
        element: (
          <PageFrame page={page}>
            <Content />
          </PageFrame>
        ),
      };
    },
  };
}
