import {
  CHAT_STYLE,
  customNameStyle,
  hexOfColor,
  hexOfShadow,
  LORE_STYLE,
  MOTD_STYLE,
  type Style,
  type TextRunStyle,
  TOOLTIP_ID_STYLE,
} from '@fucina/minecraft-text';
import type { CSSProperties } from 'react';

/** How the game draws a run that does not set these itself. */
export type GameStyle = Pick<
  TextRunStyle,
  'color' | 'shadow' | 'bold' | 'italic' | 'underlined' | 'strikethrough' | 'obfuscated'
>;

/** Defaults of the places in which the game draws text. */
export const GAME_STYLES = {
  chat: gameStyle(CHAT_STYLE),
  /** A name given to an item. */
  itemName: gameStyle(customNameStyle()),
  lore: gameStyle(LORE_STYLE),
  /** Lines that the game itself adds to a tooltip, such as the item's id. */
  tooltipDetail: gameStyle(TOOLTIP_ID_STYLE),
  serverDescription: gameStyle(MOTD_STYLE),
  /** The version of a server that this client cannot join. */
  otherVersion: { color: '#ff5555' },
} as const satisfies Readonly<Record<string, GameStyle>>;

/** A style of the text engine as the previews draw it. */
export function gameStyle({ color, shadow, italic }: Style): GameStyle {
  return {
    ...(color !== undefined && { color: hexOfColor(color) }),
    ...(shadow !== undefined && { shadow: hexOfShadow(shadow) }),
    ...(italic !== undefined && { italic }),
  };
}

/** The class and style of an element that looks as in the game. */
export interface Look {
  readonly className: string | undefined;
  readonly style: CSSProperties;
  readonly isBold: boolean;
  readonly isObfuscated: boolean;
}

const CLASSES: readonly (readonly [keyof GameStyle, string])[] = [
  ['bold', 'game-bold'],
  ['italic', 'game-italic'],
  ['underlined', 'game-underlined'],
  ['strikethrough', 'game-struck'],
];

const MAX_KNOWN = 20_000;
const known = new Map<string, Look>();

/** One object per look: a long text has many runs and few looks. */
export function lookOf(run: GameStyle, base: GameStyle): Look {
  const style: GameStyle = {
    color: run.color ?? base.color ?? '#ffffff',
    shadow: run.shadow ?? base.shadow,
    bold: run.bold ?? base.bold ?? false,
    italic: run.italic ?? base.italic ?? false,
    underlined: run.underlined ?? base.underlined ?? false,
    strikethrough: run.strikethrough ?? base.strikethrough ?? false,
    obfuscated: run.obfuscated ?? base.obfuscated ?? false,
  };
  const { color, shadow, bold, italic, underlined, strikethrough, obfuscated } = style;
  const key = `${color}${shadow}${bold}${italic}${underlined}${strikethrough}${obfuscated}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const look = createLook(style);
  known.set(key, look);
  return look;
}

function createLook(style: GameStyle): Look {
  const { color = '#ffffff', shadow } = style;
  const classes = CLASSES.filter(([name]) => style[name]).map(([, name]) => name);
  return {
    className: classes.join(' ') || undefined,
    // The stylesheet makes the usual shadow of the color. React takes custom properties, its types do not.
    style: (shadow ? { color, '--shadow': cssOfShadow(shadow) } : { color }) as CSSProperties,
    isBold: style.bold ?? false,
    isObfuscated: style.obfuscated ?? false,
  };
}

/** The game writes alpha first, CSS last. */
function cssOfShadow(shadow: string): string {
  return `#${shadow.slice(3)}${shadow.slice(1, 3)}`;
}
