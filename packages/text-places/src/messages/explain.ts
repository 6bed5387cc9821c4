import { fillIn } from '@fucina/minecraft-profile/messages';
import type { PlaceNotice } from '../notices.ts';
import type { PlaceId } from '../places.ts';
import type { PlaceLabels } from '../usual-options.ts';
import { type MessageLanguage, messages } from './languages.ts';
import { noticeSentence } from './notice-sentence.ts';

/** What players call a place. */
export function placeName(place: PlaceId, language: MessageLanguage = 'en'): string {
  return messages[language].names[place];
}

/** What a reader of a text will not see in its place. */
export function explainNotice(
  place: PlaceId,
  notice: PlaceNotice,
  language: MessageLanguage = 'en',
): string {
  return fillIn(messages[language].notices[noticeSentence(place, notice)], { ...notice });
}

/** What the game writes around a text, for `usualOptions`. */
export function placeLabels(language: MessageLanguage = 'en'): PlaceLabels {
  const { page, ...labels } = messages[language].labels;
  return { ...labels, page: fillIn(page, { page: 1, count: 1 }) };
}
