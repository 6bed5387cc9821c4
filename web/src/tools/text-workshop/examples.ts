import type { Translate } from '../../words/translate.ts';
import { type WorkshopState, workshopState } from './state.ts';

interface WorkshopExample {
  readonly name: 'announcement' | 'motd' | 'shop' | 'sprites';
  readonly state: WorkshopState;
}

export const examples: readonly [WorkshopExample, ...WorkshopExample[]] = [
  {
    name: 'announcement',
    state: {
      ...workshopState.initial,
      text: '&6&lEPIC &7» &fWelcome, &#FF5555%player_name%&f!',
      values: ['%player_name%=Alex'],
    },
  },
  {
    name: 'motd',
    state: {
      ...workshopState.initial,
      text: String.raw`motd=\u00A7a\u00A7lMy Server\u00A7r\n\u00A77Season 3`,
      pinned: ['server-list'],
    },
  },
  {
    name: 'shop',
    state: {
      ...workshopState.initial,
      text: '/tellraw @a ["",{"text":"[","color":"gray"},{"text":"Shop","color":"gold","clickEvent":{"action":"suggest_command","value":"/shop "},"hoverEvent":{"action":"show_text","contents":"Open the shop"}},{"text":"]","color":"gray"}]',
    },
  },
  {
    name: 'sprites',
    state: {
      ...workshopState.initial,
      text: '<head:Notch> <gold>Notch</gold> found an apple <sprite:"minecraft:items":item/apple>',
    },
  },
];

export function exampleLabel(name: WorkshopExample['name'], t: Translate): string {
  return t(`text_workshop.examples.${name}`);
}
