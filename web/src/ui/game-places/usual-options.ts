import type { PlaceId, PlaceOptions } from '@fucina/text-places';
import type { Translate } from '../../words/translate.ts';

/** What stands around a text in its place, where a page says nothing else. */
export function usualOptions<Id extends PlaceId>(id: Id, t: Translate): PlaceOptions[Id] {
  const options: { readonly [Each in PlaceId]?: PlaceOptions[Each] } = {
    book: { pageLabel: t('text_places.labels.page', { page: 1, count: 1 }) },
    disconnect: { title: t('text_places.labels.kicked'), button: t('text_places.labels.back') },
    toast: { kind: t('text_places.labels.advancement') },
    'server-list': { name: 'Minecraft Server', players: { online: 3, max: 20 } },
    'tab-list': {
      players: [
        { name: 'Alex', pingMs: 40 },
        { name: 'Steve', pingMs: 180 },
        { name: 'Notch', pingMs: 20, isSpectator: true },
      ],
    },
  };
  return options[id] ?? {};
}
