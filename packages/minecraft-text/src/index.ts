export { type AnsiOptions, toAnsi } from './ansi.ts';
export { type AnyResult, detectFormat, readAny, type TextFormat } from './any-format/index.ts';
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
export { CHAT_WIDTH, chatLines } from './drawing/chat-lines.ts';
export { type ClipOptions, type ClippedLine, clipRuns } from './drawing/clip-runs.ts';
export { drawnText } from './drawing/drawn-text.ts';
export { hasExactWidth } from './drawing/exact-width.ts';
export { runsWidth } from './drawing/runs-width.ts';
export { type DrawnLine, type WrapOptions, wrapRuns } from './drawing/wrap-runs.ts';
export { ESTIMATED_FONT, type GameFont } from './font/game-font.ts';
export { advanceOf, centeringSpaces, textWidth, type WidthOptions } from './font/text-width.ts';
export { GRADIENT_FORMATS, type GradientTemplate } from './gradient/formats.ts';
export type { GradientError } from './gradient/gradient-error.ts';
export { type GradientRunsResult, gradientRuns } from './gradient/gradient-runs.ts';
export { type GradientResult, gradientText } from './gradient/gradient-text.ts';
export { GRADIENT_LIMITS } from './gradient/limits.ts';
export type { GradientOptions } from './gradient/options.ts';
export { type RecoveredGradient, recoverGradient } from './gradient/recover-gradient.ts';
export { escapeHtml, toHtml } from './html.ts';
export * from './json/index.ts';
export * from './legacy/index.ts';
export { splitLines } from './lines.ts';
export * from './mini-message/index.ts';
export { splitProtected, type TextPart } from './protected-parts.ts';
export * from './server-list/index.ts';
export { type SmallCapsOptions, toSmallCaps } from './small-caps.ts';
export * from './snbt/index.ts';
