export { BEDROCK, type Game } from './game.ts';
export { layOut, type PlaceOptions } from './lay-out.ts';
export {
  BOSS_BAR_COLORS,
  type BossBarColor,
  type BossBarNotches,
  type DrawnText,
  type Layout,
  type Rect,
  type Shape,
  type ShapeLook,
} from './layout.ts';
export type { PlaceNotice, TextEvent } from './notices.ts';
export type { BookOptions } from './places/book.ts';
export type { BossBarOptions } from './places/boss-bar.ts';
export type { ChatOptions } from './places/chat.ts';
export type { DisconnectOptions } from './places/disconnect.ts';
export { DYES, type Dye } from './places/dyes.ts';
export type { ItemOptions } from './places/item.ts';
export type { NameTagOptions } from './places/name-tag.ts';
export type { ServerListOptions } from './places/server-list.ts';
export type { SidebarOptions } from './places/sidebar.ts';
export type { SignOptions } from './places/sign.ts';
export type { TabListOptions } from './places/tab-list.ts';
export type { TabPlayer } from './places/tab-order.ts';
export type { TextDisplayOptions } from './places/text-display.ts';
export type { ToastOptions } from './places/toast.ts';
export { PLACE_IDS, PLACES, type Place, type PlaceId } from './places.ts';
export type { View } from './sheet.ts';
export { showText } from './show-text.ts';
export type { PlaceText, ShownText } from './shown-text.ts';
export { type PlaceLabels, usualOptions } from './usual-options.ts';
