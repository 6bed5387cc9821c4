import type { Page } from '@fucina/site';
import type { ComponentType } from 'react';
import { createStore, type Followed } from '../state/store.ts';

export type View =
  | { readonly kind: 'page'; readonly Content: ComponentType }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** The current history entry and its page. Every navigation creates a new object. */
export interface Place {
  /** Identifies the history entry. */
  readonly key: string;
  /** Undefined where there is none: the view says so. */
  readonly page: Page | undefined;
  readonly view: View;
  /** Where to scroll after the page is rendered; undefined: do not scroll. */
  readonly scrollTo: number | 'fragment' | undefined;
}

export interface Navigation {
  /** The same object until the next navigation. */
  readonly place: Followed<Place>;
  /** True while the next page is being loaded. */
  readonly isPending: Followed<boolean>;
  /** Opens an address of this site, as a link would. */
  readonly visit: (address: string) => void;
}

/** For prerendering and tests: the place never changes. */
export function fixedNavigation(page: Page | undefined, view: View): Navigation {
  return {
    place: createStore<Place>({ key: '', page, view, scrollTo: undefined }),
    isPending: createStore(false),
    visit: () => undefined,
  };
}
