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
} from './layout.ts';
export type { PlaceNotice, TextEvent } from './notices.ts';
export { DYES, type Dye } from './places/dyes.ts';
export type { TabPlayer } from './places/tab-order.ts';
export { PLACE_IDS, PLACES, type Place, type PlaceId } from './places.ts';
export type { View } from './sheet.ts';
export { showText } from './show-text.ts';
export type { PlaceText, ShownText } from './shown-text.ts';
export { type PlaceLabels, usualOptions } from './usual-options.ts';
