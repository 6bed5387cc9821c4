import type { LanguageCode, Page } from '@fucina/site';
import type { PageHead } from './head.ts';

/** A rendered page, from which the build writes its document. */
export interface RenderedPage {
  readonly body: string;
  readonly head: PageHead;
  readonly locales: readonly string[];
  readonly data: readonly object[];
  /** The path of the link preview's picture. */
  readonly image: string;
}

/** The exports of `server-render.tsx`, which the build calls. */
export interface ServerRender {
  /** All pages; `undefined` is the 404 page. */
  readonly renderedPages: readonly (Page | undefined)[];
  readonly renderPage: (
    page: Page | undefined,
    language: LanguageCode,
    words: Readonly<Record<LanguageCode, object>>,
    origin: string,
  ) => Promise<RenderedPage>;
}
