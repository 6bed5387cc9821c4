import type { ClickEvent, HoverEvent } from './component.ts';

export const DECORATIONS = ['bold', 'italic', 'underlined', 'strikethrough', 'obfuscated'] as const;

export type Decoration = (typeof DECORATIONS)[number];

/** A field that is not set is inherited; `false` switches a decoration off explicitly. */
export interface Style {
  /** 0xrrggbb. */
  readonly color?: number | undefined;
  /** 0xaarrggbb as the signed 32-bit integer that the game stores; 0 = no shadow. */
  readonly shadow?: number | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underlined?: boolean | undefined;
  readonly strikethrough?: boolean | undefined;
  readonly obfuscated?: boolean | undefined;
  /** Always with its namespace: `minecraft:uniform`. */
  readonly font?: string | undefined;
  readonly insertion?: string | undefined;
  readonly click?: ClickEvent | undefined;
  readonly hover?: HoverEvent | undefined;
}

export const NO_STYLE: Style = createStyle({});

/** Gives every style the same shape, which keeps reading and comparing them fast. */
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

/** What `outer` sets shows wherever `inner` does not set it. */
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
