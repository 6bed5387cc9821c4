import type { WordKey } from './words/key.ts';

/** The specification's page definition; `web` binds the element to the id. */
export interface PageDefinition {
  readonly id: string;
  readonly title: WordKey;
  /** The name of a lucide icon. */
  readonly icon: string;
  readonly description: WordKey;
  readonly path: string;
  readonly children?: readonly PageDefinition[];
  readonly showInNavbar: boolean;
  readonly isBasePage: boolean;
}

export function definePage<const Definition extends PageDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
