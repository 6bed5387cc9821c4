import type { Style } from './model.ts';

export type { Style };

export const DECORATIONS = ['bold', 'italic', 'underlined', 'strikethrough', 'obfuscated'] as const;

export type Decoration = (typeof DECORATIONS)[number];

export const NO_STYLE: Style = createStyle({});

/** Gives all style objects the same shape, which makes reading and comparing them fast. */
export function createStyle(fields: Style): Style {
  return {
    color: fields.color,
    shadow: fields.shadow,
    bold: fields.bold,
    italic: fields.italic,
    underlined: fields.underlined,
    strikethrough: fields.strikethrough,
    obfuscated: fields.obfuscated,
    font: fields.font,
    insertion: fields.insertion,
    click: fields.click,
    hover: fields.hover,
  };
}

/** Fields that `inner` does not set are taken from `outer`. */
export function inheritStyle(inner: Style, outer: Style): Style {
  if (inner === NO_STYLE || inner === outer) return outer;
  if (outer === NO_STYLE) return inner;
  return {
    color: inner.color ?? outer.color,
    shadow: inner.shadow ?? outer.shadow,
    bold: inner.bold ?? outer.bold,
    italic: inner.italic ?? outer.italic,
    underlined: inner.underlined ?? outer.underlined,
    strikethrough: inner.strikethrough ?? outer.strikethrough,
    obfuscated: inner.obfuscated ?? outer.obfuscated,
    font: inner.font ?? outer.font,
    insertion: inner.insertion ?? outer.insertion,
    click: inner.click ?? outer.click,
    hover: inner.hover ?? outer.hover,
  };
}
