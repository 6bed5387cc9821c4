import type { WordKey } from './words/key.ts';

/** The page definition from the specification; `web` adds the element by id. */
export interface PageDefinition {
  readonly id: string;
  readonly title: WordKey;
  /** Its picture in `web/drawings`. */
  readonly icon: string;
  readonly description: WordKey;
  readonly path: string;
  readonly children?: readonly PageDefinition[];
  readonly showInNavbar: boolean;
  readonly isBasePage: boolean;
}
