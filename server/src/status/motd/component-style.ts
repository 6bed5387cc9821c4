import { createStyle, DECORATIONS, findNamedColor, type Style } from '@fucina/minecraft-text';
import { field } from '../json-field.ts';

/** The style that a component's own fields give inside `outer`; only real booleans and colours of the game count. */
export function readComponentStyle(component: unknown, outer: Style): Style {
  const changes = Object.fromEntries(
    DECORATIONS.flatMap((name) => {
      const value = field(component, name);
      return typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
  return createStyle({ ...outer, ...changes, ...readColor(field(component, 'color')) });
}

function readColor(color: unknown): Style {
  if (typeof color !== 'string') return {};
  if (color === 'reset') return { color: undefined };
  if (/^#[0-9a-f]{6}$/i.test(color)) return { color: Number.parseInt(color.slice(1), 16) };
  const named = findNamedColor(color);
  return named ? { color: named.color } : {};
}
