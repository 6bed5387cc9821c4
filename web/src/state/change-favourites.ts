import { favourites } from './favourites.ts';
import { updateStored } from './update-stored.ts';

/** Adds a tool at the end, or removes it. */
export function setFavourite(tool: string, isFavourite: boolean): Promise<boolean> {
  return updateStored(favourites, (ids) => {
    if (isFavourite && ids.includes(tool)) return ids;
    return isFavourite ? [...ids, tool] : ids.filter((id) => id !== tool);
  });
}

/** The favourites that are shown get this order; those that are missing from it are removed. */
export function arrangeFavourites(
  shown: readonly string[],
  arranged: readonly string[],
): Promise<boolean> {
  return updateStored(favourites, (ids) => [
    ...arranged.filter((id) => ids.includes(id)),
    // Those of another tab, or of a newer version of the site.
    ...ids.filter((id) => !shown.includes(id)),
  ]);
}
