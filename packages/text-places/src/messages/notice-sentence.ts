import type { PlaceNotice } from '../notices.ts';
import type { PlaceId } from '../places.ts';
import type { MessageWords } from './en.ts';

/** Which of the sentences says a notice: some say it otherwise in a place, or of other events. */
export function noticeSentence(place: PlaceId, notice: PlaceNotice): keyof MessageWords['notices'] {
  if (notice.code === 'lines') return place === 'chat' ? 'newest-lines' : 'lines';
  if (notice.code !== 'event-place' || notice.events.includes('click')) return notice.code;
  return notice.events.includes('hover') ? 'hover-place' : 'insertion-place';
}
