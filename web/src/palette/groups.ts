import type { ItemKind, PaletteItem, SearchedItem } from './palette-item.ts';

export interface PaletteGroup {
  readonly id: 'recognised' | 'recent' | 'favourites' | ItemKind;
  readonly items: readonly PaletteItem[];
}

const MAX_RECENT = 5;
/** A group longer than this hides the next one. */
const MAX_ITEMS: Readonly<Record<ItemKind, number>> = {
  tools: 6,
  examples: 5,
  formats: 5,
  settings: 5,
  help: 5,
};

interface Chosen {
  /** Ids, the newest first. */
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

/** Before anything is typed: recent items, favourites, and all other tools. */
export function firstGroups(
  items: readonly SearchedItem[],
  { recent, favourites }: Chosen,
): readonly PaletteGroup[] {
  const recentItems = inOrder(items, recent).slice(0, MAX_RECENT);
  const favouriteItems = inOrder(items, favourites).filter((item) => !recentItems.includes(item));
  const others = items.filter(
    (item) =>
      item.kind === 'tools' && !recentItems.includes(item) && !favouriteItems.includes(item),
  );
  return withoutEmpty([
    { id: 'recent', items: recentItems },
    { id: 'favourites', items: favouriteItems },
    { id: 'tools', items: others },
  ]);
}

/** What the search found, best first: each kind where its best item is. */
export function foundGroups(found: readonly SearchedItem[]): readonly PaletteGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((id) => ({
    id,
    items: found.filter(({ kind }) => kind === id).slice(0, MAX_ITEMS[id]),
  }));
}

export function withoutEmpty(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

function inOrder(items: readonly SearchedItem[], ids: readonly string[]): readonly SearchedItem[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
