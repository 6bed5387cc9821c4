import { placeLabels } from '@fucina/site/words/text-places';
import { type PlaceId, type PlaceOptions, usualOptions as usual } from '@fucina/text-places';
import type { Translate } from '../../words/translate.ts';

/** What is around a text in its place, where a page says nothing else. */
export function usualOptions<Id extends PlaceId>(id: Id, t: Translate): PlaceOptions[Id] {
  return usual(id, placeLabels(t));
}
