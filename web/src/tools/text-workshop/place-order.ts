import { PLACE_IDS, type PlaceId } from '@fucina/text-places';

/** Pinned places come first; both keep the usual order. */
export function orderPlaces(
  pinned: readonly PlaceId[],
  hidden: readonly PlaceId[],
): readonly PlaceId[] {
  const visible = PLACE_IDS.filter((id) => !hidden.includes(id));
  return [
    ...visible.filter((id) => pinned.includes(id)),
    ...visible.filter((id) => !pinned.includes(id)),
  ];
}
