export { compactComponent } from './compact.ts';
export {
  type ClickAction,
  type ClickEvent,
  type Component,
  type ComponentContent,
  createComponent,
  createText,
  type HoverEvent,
} from './component.ts';
export { sameComponent, sameStyle } from './equality.ts';
export { hexOfColor, hexOfShadow } from './hex.ts';
export type {
  HeadContent,
  HeadProfile,
  KeybindContent,
  NbtContent,
  ObjectFallback,
  Origin,
  ProfileProperty,
  ScoreContent,
  SelectorContent,
  ShowEntity,
  ShowItem,
  ShowText,
  SpriteContent,
  TextContent,
  TranslatableContent,
} from './model.ts';
export {
  type ColorName,
  findNamedColor,
  NAMED_COLORS,
  type NamedColor,
  nameOfColor,
} from './named-colors.ts';
export { toPlain } from './plain.ts';
export {
  type HeadRun,
  type NbtRun,
  type RunContent,
  type TextRun,
  type TextRunHover,
  type TextRunStyle,
  toRuns,
} from './runs.ts';
export {
  createStyle,
  DECORATIONS,
  type Decoration,
  inheritStyle,
  NO_STYLE,
  type Style,
} from './style.ts';
export { walkComponents } from './walk-components.ts';
