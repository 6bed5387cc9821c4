import { isSince } from '@fucina/game-versions';
import { BEDROCK, type Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { PlaceNotice } from './notices.ts';
import { type BookOptions, layOutBook } from './places/book.ts';
import { type BossBarOptions, layOutBossBars } from './places/boss-bar.ts';
import { layOutCenteredLine } from './places/centered-line.ts';
import { type ChatOptions, layOutChat } from './places/chat.ts';
import { type DisconnectOptions, layOutDisconnect } from './places/disconnect.ts';
import { type ItemOptions, layOutItem } from './places/item.ts';
import { layOutNameTag, type NameTagOptions } from './places/name-tag.ts';
import { layOutServerList, type ServerListOptions } from './places/server-list.ts';
import { layOutSidebar, type SidebarOptions } from './places/sidebar.ts';
import { layOutSign, type SignOptions } from './places/sign.ts';
import { layOutTabList, type TabListOptions } from './places/tab-list.ts';
import { layOutTextDisplay, type TextDisplayOptions } from './places/text-display.ts';
import { layOutTitle } from './places/title.ts';
import { layOutToast, type ToastOptions } from './places/toast.ts';
import { PLACES, type PlaceId } from './places.ts';
import { Sheet, type View } from './sheet.ts';
import { type PlaceText, type ShownText, splitPlaceText } from './shown-text.ts';

/** What can be chosen in a place besides its text. */
export interface PlaceOptions {
  chat: ChatOptions;
  'action-bar': object;
  title: object;
  'boss-bar': BossBarOptions;
  sign: SignOptions;
  book: BookOptions;
  'tab-list': TabListOptions;
  sidebar: SidebarOptions;
  'name-tag': NameTagOptions;
  'text-display': TextDisplayOptions;
  item: ItemOptions;
  disconnect: DisconnectOptions;
  'server-list': ServerListOptions;
  'held-item': object;
  toast: ToastOptions;
}

type Painter<Options> = (texts: readonly PlaceText[], sheet: Sheet, options: Options) => Layout;

const ACTION_BAR_FROM_BOTTOM = 72;
const HELD_ITEM_FROM_BOTTOM = 59;

const PAINTERS: { readonly [Id in PlaceId]: Painter<PlaceOptions[Id]> } = {
  chat: layOutChat,
  'action-bar': (texts, sheet) => layOutCenteredLine(texts, sheet, ACTION_BAR_FROM_BOTTOM),
  title: layOutTitle,
  'boss-bar': layOutBossBars,
  sign: layOutSign,
  book: layOutBook,
  'tab-list': layOutTabList,
  sidebar: layOutSidebar,
  'name-tag': layOutNameTag,
  'text-display': layOutTextDisplay,
  item: layOutItem,
  disconnect: layOutDisconnect,
  'server-list': layOutServerList,
  'held-item': (texts, sheet) => layOutCenteredLine(texts, sheet, HELD_ITEM_FROM_BOTTOM),
  toast: layOutToast,
};

/**
 * Where the game draws a text in one of its places. One text is split where the place takes several: a sign's lines,
 * a title and a subtitle, a name and its lore. A list is taken as these; a book's pages and a chat's messages are
 * only given as a list.
 */
export function layOut<Id extends PlaceId>(
  id: Id,
  texts: ShownText | readonly ShownText[],
  view: View = {},
  options: PlaceOptions[Id] = {},
): Layout {
  const place = PLACES[id];
  const list: readonly ShownText[] = 'text' in texts ? [texts] : texts;
  const isSplit = 'text' in texts && place.lineFeed === 'text';
  const game = list[0]?.game;
  const sheet = new Sheet(place, game, view);
  for (const notice of noticesOf(id, game)) sheet.note(notice);
  return PAINTERS[id](isSplit ? splitPlaceText(texts) : list, sheet, options);
}

/** What is to be said about a place before any text is in it. */
function noticesOf(id: PlaceId, game: Game): readonly PlaceNotice[] {
  const { since, isInBedrock, componentsSince } = PLACES[id];
  if (game === BEDROCK) return isInBedrock ? [] : [{ code: 'not-in-bedrock' }];
  if (since && !isSince(game, since)) return [{ code: 'needs-game', since }];
  if (componentsSince && !isSince(game, componentsSince)) {
    return [{ code: 'needs-codes', since: componentsSince }];
  }
  return [];
}
