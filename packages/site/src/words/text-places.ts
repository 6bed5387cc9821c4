import type { PlaceId, PlaceLabels, PlaceNotice } from '@fucina/text-places';
import { noticeSentence } from '@fucina/text-places/messages';
import type { Say } from './say.ts';

/** What the game writes around a text. */
export function placeLabels(t: Say): PlaceLabels {
  return {
    page: t('text_places.labels.page', { page: 1, count: 1 }),
    kicked: t('text_places.labels.kicked'),
    back: t('text_places.labels.back'),
    advancement: t('text_places.labels.advancement'),
  };
}

/** What a reader of a text will not see in its place. */
export function explainNotice(id: PlaceId, notice: PlaceNotice, t: Say): string {
  return t(`text_places.notices.${noticeSentence(id, notice)}`, { ...notice });
}
