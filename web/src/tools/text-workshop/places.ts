/** The places of the game that show the text, in the order of the page. */
export const PLACES = ['chat', 'server-list'] as const;

export type PlaceName = (typeof PLACES)[number];

/** Pinned places come first; both keep the order of the page. */
export function orderPlaces(
  pinned: readonly PlaceName[],
  hidden: readonly PlaceName[],
): readonly PlaceName[] {
  const visible = PLACES.filter((place) => !hidden.includes(place));
  return [
    ...visible.filter((place) => pinned.includes(place)),
    ...visible.filter((place) => !pinned.includes(place)),
  ];
}
