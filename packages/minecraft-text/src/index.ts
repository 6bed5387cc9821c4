export { type AnsiOptions, writeAnsi } from './ansi.ts';
export {
  type AnyResult,
  detectFormat,
  type LeftoverFormat,
  leftoverFormat,
  readAny,
  type TextFormat,
} from './any-format/index.ts';
export { writeBbcode } from './bbcode.ts';
export type { ClickFeature, HoverFeature, TextFeature } from './capabilities/text-features.ts';
export * from './component/index.ts';
export {
  CHAT_STYLE,
  customNameStyle,
  itemNameStyle,
  LORE_STYLE,
  MOTD_STYLE,
  PAPER_STYLE,
  type Rarity,
  SIDEBAR_STYLE,
  TOOLTIP_ID_STYLE,
} from './default-styles.ts';
export { writeDiscordAnsi } from './discord-ansi.ts';
export * from './drawing/index.ts';
export * from './font/index.ts';
export * from './gradient/index.ts';
export { escapeHtml, writeHtml } from './html.ts';
export { type JavaWriteOptions, writeJava } from './java-code/write-java.ts';
export * from './json/index.ts';
export { readSnbt, type SnbtResult } from './json/read-snbt.ts';
export { toSnbt } from './json/to-snbt.ts';
export { type SnbtWriteOptions, writeSnbt } from './json/write-snbt.ts';
export * from './legacy/index.ts';
export { splitComponentLines } from './lines.ts';
export type { Loss, LossCode, Written } from './losses/loss.ts';
export { writeMarkdown } from './markdown.ts';
export * from './mini-message/index.ts';
export { splitProtected, type TextPart } from './protected-parts.ts';
export * from './server-list/index.ts';
export { type SmallCapsOptions, toSmallCaps } from './small-caps.ts';
export type { SnbtError, SnbtErrorCode } from './snbt/parse-snbt.ts';
export type { SnbtStringifyOptions } from './snbt/stringify-snbt.ts';
export { type GameTarget, textForGame } from './text-for-game.ts';
export * from './text-problem.ts';
export { writePlain } from './write-plain.ts';
