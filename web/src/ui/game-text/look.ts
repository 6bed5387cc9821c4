import type { Run, RunStyle } from '@fucina/minecraft-text';
import type { CSSProperties } from 'react';

/** How the game draws a run where the run itself does not say. */
export type GameStyle = Pick<
  RunStyle,
  'color' | 'shadow' | 'bold' | 'italic' | 'underlined' | 'strikethrough' | 'obfuscated'
>;

/** Defaults of the places in which the game draws text. */
export const GAME_STYLES = {
  chat: { color: '#ffffff' },
  /** A name given to an item; the colour is that of its rarity, common here. */
  itemName: { color: '#ffffff', italic: true },
  lore: { color: '#aa00aa', italic: true },
  /** Lines that the game itself adds to a tooltip, such as the item's id. */
  tooltipDetail: { color: '#555555' },
  serverDescription: { color: '#808080' },
} as const satisfies Readonly<Record<string, GameStyle>>;

/** What an element needs to be drawn as the game would. */
export interface Look {
  readonly className: string | undefined;
  readonly style: CSSProperties;
  readonly isObfuscated: boolean;
}

const CLASSES: readonly (readonly [keyof GameStyle, string])[] = [
  ['bold', 'game-bold'],
  ['italic', 'game-italic'],
  ['underlined', 'game-underlined'],
  ['strikethrough', 'game-struck'],
];

const known = new Map<string, CSSProperties>();

export function lookOf(run: GameStyle, base: GameStyle): Look {
  const style = { ...base, ...withoutUnset(run) };
  const classes = CLASSES.filter(([name]) => style[name] === true).map(([, name]) => name);
  return {
    className: classes.join(' ') || undefined,
    style: coloursOf(style.color ?? '#ffffff', run.shadow ?? base.shadow),
    isObfuscated: style.obfuscated === true,
  };
}

/** One object per pair of colours: a long text has many runs and few colours. */
function coloursOf(color: string, shadow: string | undefined): CSSProperties {
  const key = `${color}${shadow ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size > 5000) known.clear();
  const colours = { color, '--shadow': shadow ? cssOfShadow(shadow) : shadowOf(color) };
  // React takes custom properties, its types do not.
  known.set(key, colours as CSSProperties);
  return colours as CSSProperties;
}

/** Each channel quartered, the fraction dropped. */
export function shadowOf(color: string): string {
  const quarter = (Number.parseInt(color.slice(1), 16) >> 2) & 0x3f3f3f;
  return `#${quarter.toString(16).padStart(6, '0')}`;
}

/** The game writes alpha first, CSS last. */
function cssOfShadow(shadow: string): string {
  return `#${shadow.slice(3)}${shadow.slice(1, 3)}`;
}

function withoutUnset(style: GameStyle): GameStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}

/** What stands for a run in a preview: things that only a running game knows are shown by their name. */
export function textOf(run: Run): string {
  switch (run.type) {
    case undefined:
      return run.text;
    case 'translatable':
      return run.fallback ?? run.translate;
    case 'keybind':
      return run.keybind;
    case 'score':
      return run.objective;
    case 'selector':
      return run.selector;
    case 'nbt':
      return run.nbt;
    case 'sprite':
    case 'head':
      return '■';
  }
}
