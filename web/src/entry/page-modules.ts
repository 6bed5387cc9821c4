import type { PageId } from '@fucina/site';
import type { ComponentType } from 'react';
import type { Address } from '../state/tool-address.ts';

export interface PageModule {
  readonly Page: ComponentType;
  /** The address of a tool with one of its examples. */
  readonly exampleAddress?: (name: string) => Promise<Address | undefined>;
}

/** The component of each page, one chunk per page. A page without one does not compile. */
const pageModules = {
  home: () => import('../pages/home.tsx'),
  tools: () => import('../pages/tools.tsx'),
  'lore-generator': () => import('../tools/lore-generator/page.tsx'),
  'start-command': () => import('../tools/start-command/page.tsx'),
  'small-caps': () => import('../tools/small-caps/page.tsx'),
  'text-gradient': () => import('../tools/text-gradient/page.tsx'),
  'server-status': () => import('../tools/server-status/page.tsx'),
  'text-workshop': () => import('../tools/text-workshop/page.tsx'),
  motd: () => import('../tools/motd/page.tsx'),
  config: () => import('../tools/config/page.tsx'),
  'server-watch': () => import('../tools/server-watch/page.tsx'),
  watch: () => import('../tools/server-watch/watch.tsx'),
  status: () => import('../tools/server-watch/status.tsx'),
  texture: () => import('../pages/texture.tsx'),
  skins: () => import('../tools/skins/page.tsx'),
  skulls: () => import('../tools/skulls/page.tsx'),
  api: () => import('../pages/api.tsx'),
  docs: () => import('../pages/docs.tsx'),
  things: () => import('../pages/things.tsx'),
  accessibility: () => import('../pages/accessibility.tsx'),
} satisfies Record<PageId, () => Promise<PageModule>>;

/** Without an id the 404 page. */
export function loadPage(id: PageId | undefined): Promise<PageModule> {
  return id === undefined ? import('../pages/not-found.tsx') : pageModules[id]();
}
