import { allPages, type LanguageCode, type Page } from '@fucina/site';
import { words } from '@fucina/site/words';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { pageHead, previewLocales, structuredData } from './head.ts';
import type { RenderedPage, ServerRender } from './rendered-page.ts';
import { createReadyRoutes } from './routes.tsx';
import { WordsProvider } from './use-words.tsx';
import { createWords } from './words.ts';

/** The page that stands for all paths that are none. */
const NOWHERE = '/404';

export const serverRender: ServerRender = {
  renderedPages: [...allPages, undefined],
  renderPage,
};

async function renderPage(
  page: Page | undefined,
  language: LanguageCode,
  origin: string,
): Promise<RenderedPage> {
  const path = page?.path ?? NOWHERE;
  const i18n = await createWords({ language, resources: words });
  const routes = await createReadyRoutes(path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  if (context.errors) throw new Error(`${path} fails`, { cause: context.errors });

  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <StrictMode>
      <WordsProvider i18n={i18n}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </WordsProvider>
    </StrictMode>,
  );
  return {
    body,
    head: pageHead(page, language, i18n.t),
    locales: previewLocales(language),
    image: page ? `/og/${language}/${page.id}.png` : '',
    data: page ? structuredData(page, language, i18n.t, origin) : [],
  };
}
