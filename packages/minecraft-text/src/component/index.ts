export {
  type CharacterUnit,
  fromCharacters,
  type StyledCharacter,
  splitCharacters,
  toCharacters,
} from './characters.ts';
export { compact } from './compact.ts';
export {
  type ClickAction,
  type ClickEvent,
  type Component,
  type Content,
  createComponent,
  createText,
  EMPTY_COMPONENT,
  type HoverEvent,
} from './component.ts';
export { sameComponent, sameStyle } from './equality.ts';
export { hexOfColor, hexOfShadow } from './hex.ts';
export {
  type ColorName,
  findNamedColor,
  NAMED_COLORS,
  type NamedColor,
  nameOfColor,
} from './named-colors.ts';
export { toPlain } from './plain.ts';
export { type Run, type RunHover, type RunStyle, toRuns } from './runs.ts';
export {
  createStyle,
  DECORATIONS,
  type Decoration,
  inheritStyle,
  NO_STYLE,
  type Style,
} from './style.ts';
export { walkComponents } from './walk-components.ts';
