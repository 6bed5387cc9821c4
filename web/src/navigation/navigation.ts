import type { Page } from '@fucina/site';
import type { ComponentType } from 'react';

/** What is shown in place of a page's own content, or the content itself. */
export type View =
  | { readonly kind: 'page'; readonly Content: ComponentType }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** Where the visitor is. A new object for each entry of the browser's history that is shown. */
export interface Place {
  /** Identifies the entry of the browser's history. */
  readonly key: string;
  readonly page: Page | undefined;
  readonly view: View;
  /** Where the window is to be scrolled once the page is rendered; undefined leaves it alone. */
  readonly scrollTo: number | 'fragment' | undefined;
}

export interface Navigation {
  /** The same object until the visitor goes somewhere else. */
  readonly place: () => Place;
  /** True while the next page is being loaded. */
  readonly isPending: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** For rendering without a browser: nobody goes anywhere. */
export function standStill(page: Page | undefined, view: View): Navigation {
  const place: Place = { key: '', page, view, scrollTo: undefined };
  return { place: () => place, isPending: () => false, subscribe: () => () => undefined };
}
