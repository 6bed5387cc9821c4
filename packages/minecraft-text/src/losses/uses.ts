import type { TextFeature } from '../capabilities/text-features.ts';
import { nameOfColor } from '../component/named-colors.ts';
import { DECORATIONS, type Style } from '../component/style.ts';
import type { Holder } from '../nested/parts.ts';

/** A feature that a text has. */
export interface Use {
  readonly feature: TextFeature;
  readonly detail?: string;
  /** The color, if that is the feature. */
  readonly color?: number;
  /** What may have features and texts of its own. */
  readonly holder?: Holder;
}

export function usesOfStyle(style: Style): Use[] {
  const { color, shadow, font, insertion, click, hover } = style;
  const uses: Use[] = [];
  if (color !== undefined) {
    uses.push({ feature: nameOfColor(color) === undefined ? 'hex' : 'color', color });
  }
  if (shadow !== undefined) uses.push({ feature: 'shadow' });
  for (const decoration of DECORATIONS) {
    const state = style[decoration];
    if (state === true) uses.push({ feature: decoration });
    if (state === false) uses.push({ feature: 'decoration-off', detail: decoration });
  }
  if (font !== undefined) uses.push({ feature: 'font' });
  if (insertion !== undefined) uses.push({ feature: 'insertion' });
  if (click !== undefined) uses.push({ feature: `click-${click.action}` });
  if (hover !== undefined) {
    uses.push({ feature: `hover-${hover.action}`, holder: hover });
  }
  return uses;
}
