import { findNamedColor, hexOfColor, nameOfColor } from '@fucina/minecraft-text/component';
import type { Profile } from '../profiles/profile.ts';

/** The plugin’s own tag for a color, else its name. */
export function tagOfColor({ theme, codes }: Profile, style: 'open' | 'closed') {
  const own =
    theme && new Map(Object.entries(theme).map(([name, hex]) => [hex.toLowerCase(), name]));
  // To some plugins `<#ff0000>text</#ff0000>` is a gradient.
  const isGradient = style === 'closed' && codes.gradients?.includes('tag');
  return (color: number): string => {
    const name = own?.get(hexOfColor(color)) ?? nameOfColor(color);
    if (name !== undefined) return name;
    const hex = hexOfColor(color);
    return isGradient ? `color:${hex}` : hex;
  };
}

/** `<red>` as the plugin’s own tag, where it has one for this color. */
export function ownTag(tag: string, profile: Profile): string {
  const color = findNamedColor(tag.slice(1, -1))?.color;
  return color === undefined ? tag : `<${tagOfColor(profile, 'open')(color)}>`;
}
