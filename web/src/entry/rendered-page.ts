import type { LanguageCode, Page } from '@fucina/site';
import type { PageHead } from './head.ts';

/** What the build needs of a page to write its document. */
export interface RenderedPage {
  readonly body: string;
  readonly head: PageHead;
  readonly locales: readonly string[];
  readonly data: readonly object[];
  /** The path of the picture for link previews. */
  readonly image: string;
}

/** What `server-render.tsx` offers to the build. */
export interface ServerRender {
  /** All pages; `undefined` stands for the one that was not found. */
  readonly renderedPages: readonly (Page | undefined)[];
  readonly renderPage: (
    page: Page | undefined,
    language: LanguageCode,
    origin: string,
  ) => Promise<RenderedPage>;
}
