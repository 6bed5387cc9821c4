import type { PlaceId, PlaceLabels, PlaceNotice } from '@fucina/text-places';
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
  switch (notice.code) {
    case 'lines':
      return t(id === 'chat' ? 'text_places.notices.newest-lines' : 'text_places.notices.lines', {
        ...notice,
      });
    case 'event-place':
      return explainEvents(notice, t);
    default:
      return t(`text_places.notices.${notice.code}`, { ...notice });
  }
}

function explainEvents({ events }: Extract<PlaceNotice, { code: 'event-place' }>, t: Say): string {
  if (events.includes('click')) return t('text_places.notices.event-place');
  return t(
    events.includes('hover')
      ? 'text_places.notices.hover-place'
      : 'text_places.notices.insertion-place',
  );
}
