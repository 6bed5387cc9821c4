import { everyPage, type LanguageCode, type Page, shells } from '@fucina/site';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { fixedNavigation, type View } from '../navigation/navigation.ts';
import { createPageWords } from '../words/page-words.ts';
import type { WordsStore } from '../words/words-store.ts';
import { pageHead, previewLocales, structuredData } from './head.ts';
import { loadPage } from './page-modules.ts';
import type { RenderedPage, ServerRender } from './rendered-page.ts';
import { Root } from './root.tsx';

export const serverRender: ServerRender = {
  renderedPages: [...everyPage, ...shells, undefined],
  renderPage,
};

async function renderPage(
  page: Page | undefined,
  language: LanguageCode,
  words: Readonly<Record<LanguageCode, object>>,
  origin: string,
): Promise<RenderedPage> {
  const view: View = { kind: 'page', Content: (await loadPage(page?.id)).Page };
  const pageWords = createPageWords(language, words);
  const body = renderToString(
    <StrictMode>
      <Root words={constantWords(pageWords)} navigation={fixedNavigation(page, view)} />
    </StrictMode>,
  );
  return {
    body,
    head: pageHead(page, language, pageWords.t),
    locales: previewLocales(language),
    image: page ? `/og/${language}/${page.id}.png` : '',
    data: page ? structuredData(page, language, pageWords.t, origin) : [],
  };
}

function constantWords(words: ReturnType<typeof createPageWords>): WordsStore {
  return {
    initial: words,
    get: () => words,
    subscribe: () => () => undefined,
    need: () => Promise.resolve(),
    change: () => Promise.reject(new Error('a prerendered page keeps its language')),
    whole: () => Promise.resolve(words),
  };
}
