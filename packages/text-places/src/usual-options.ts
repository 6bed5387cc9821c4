import type { PlaceOptions } from './lay-out.ts';
import type { PlaceId } from './places.ts';

/** What the game writes around a text, in the language of whoever looks at it. */
export interface PlaceLabels {
  /** Above a page of a book. */
  readonly page: string;
  /** Above the reason why somebody is disconnected, and on the button below it. */
  readonly kicked: string;
  readonly back: string;
  /** Above the text of a toast. */
  readonly advancement: string;
}

/** What is around a text in its place, where nobody says anything else. */
export function usualOptions<Id extends PlaceId>(
  id: Id,
  { page, kicked, back, advancement }: PlaceLabels,
): PlaceOptions[Id] {
  const options: { readonly [Each in PlaceId]?: PlaceOptions[Each] } = {
    book: { pageLabel: page },
    disconnect: { title: kicked, button: back },
    toast: { kind: advancement },
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
