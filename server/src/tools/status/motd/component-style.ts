import { createStyle, DECORATIONS, findNamedColor, type Style } from '@fucina/minecraft-text';
import { field } from '../json-field.ts';

/** The style that a component's own fields give inside `outer`; only real booleans and colors of the game count. */
export function readComponentStyle(component: unknown, outer: Style): Style {
  const color = readColor(field(component, 'color'));
  const flags = DECORATIONS.map((name) => field(component, name));
  const hasOwn = color !== undefined || flags.some((flag) => typeof flag === 'boolean');
  if (!hasOwn) return outer;
  const [bold, italic, underlined, strikethrough, obfuscated] = flags;
  return createStyle({
    color: color === undefined ? outer.color : color.color,
    bold: readFlag(bold, outer.bold),
    italic: readFlag(italic, outer.italic),
    underlined: readFlag(underlined, outer.underlined),
    strikethrough: readFlag(strikethrough, outer.strikethrough),
    obfuscated: readFlag(obfuscated, outer.obfuscated),
  });
}

function readFlag(value: unknown, outer: boolean | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : outer;
}

/** Undefined when the field says nothing; `reset` says that there is no color. */
function readColor(color: unknown): Pick<Style, 'color'> | undefined {
  if (typeof color !== 'string') return undefined;
  if (color === 'reset') return { color: undefined };
  if (/^#[0-9a-f]{6}$/i.test(color)) return { color: Number.parseInt(color.slice(1), 16) };
  const named = findNamedColor(color);
  return named && { color: named.color };
}
