import type { ClickAction, HoverEvent } from '../component/component.ts';
import type { Decoration } from '../component/style.ts';

export type ClickFeature = `click-${ClickAction}`;
export type HoverFeature = `hover-${HoverEvent['action']}`;

/** What a text can have and a notation may be unable to say. */
export type TextFeature =
  /** One of the 16 named colors. */
  | 'color'
  /** Any other color. */
  | 'hex'
  /** As one thing, instead of a color for each letter. */
  | 'gradient'
  | 'shadow'
  | Decoration
  /** A decoration that is switched off: `<!i>`. */
  | 'decoration-off'
  | 'font'
  | 'insertion'
  | ClickFeature
  | HoverFeature
  /** The NBT tag of an item, before 1.20.5. */
  | 'item-tag'
  | 'item-components'
  /** Color and decorations of an entity's name in a hover event. */
  | 'entity-name-style'
  | 'keybind'
  | 'translatable'
  | 'translation-fallback'
  | 'score'
  | 'selector'
  | 'separator'
  | 'nbt'
  | 'nbt-plain'
  | 'sprite'
  | 'head'
  | 'head-name'
  | 'head-id'
  | 'head-properties'
  | 'head-texture'
  | 'head-cape'
  | 'head-elytra'
  | 'head-model'
  | 'object-fallback';
