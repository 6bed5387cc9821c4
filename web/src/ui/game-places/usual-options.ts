import { type PlaceId, type PlaceOptions, usualOptions as usual } from '@fucina/text-places';
import type { Translate } from '../../words/translate.ts';

/** What stands around a text in its place, where a page says nothing else. */
export function usualOptions<Id extends PlaceId>(id: Id, t: Translate): PlaceOptions[Id] {
  return usual(id, {
    page: t('text_places.labels.page', { page: 1, count: 1 }),
    kicked: t('text_places.labels.kicked'),
    back: t('text_places.labels.back'),
    advancement: t('text_places.labels.advancement'),
  });
}
