import type { TextFeature } from '../capabilities/text-features.ts';
import type {
  Component,
  ComponentContent,
  HeadProfile,
  HoverEvent,
} from '../component/component.ts';
import { nameOfColor } from '../component/named-colors.ts';
import { DECORATIONS, type Style } from '../component/style.ts';

/** A feature that a text has. */
export interface Use {
  readonly feature: TextFeature;
  readonly detail?: string;
  /** The color, if that is the feature. */
  readonly color?: number;
  /** Texts inside it, such as a hover text. */
  readonly nested?: readonly Component[];
  /** Features that are only there with this one. */
  readonly parts?: readonly Use[];
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
  if (hover !== undefined) uses.push(useOfHover(hover));
  return uses;
}

function useOfHover(hover: HoverEvent): Use {
  const feature = `hover-${hover.action}` as const;
  switch (hover.action) {
    case 'show_text':
      return { feature, nested: [hover.value] };
    case 'show_item':
      return {
        feature,
        parts: [
          ...(hover.nbt === undefined ? [] : [{ feature: 'item-tag' } as const]),
          ...(hover.components === undefined ? [] : [{ feature: 'item-components' } as const]),
        ],
      };
    case 'show_entity':
      return hover.name === undefined || isPlain(hover.name)
        ? { feature }
        : { feature, parts: [{ feature: 'entity-name-style', nested: [hover.name] }] };
  }
}

function isPlain(component: Component): boolean {
  const { type, style, children } = component;
  return type === 'text' && children.length === 0 && usesOfStyle(style).length === 0;
}

/** Undefined for plain text, which every notation has. */
export function useOfContent(content: ComponentContent): Use | undefined {
  switch (content.type) {
    case 'text':
      return undefined;
    case 'translatable':
      return {
        feature: 'translatable',
        nested: content.with,
        parts: content.fallback === undefined ? [] : [{ feature: 'translation-fallback' }],
      };
    case 'keybind':
    case 'score':
      return { feature: content.type };
    case 'selector':
      return { feature: 'selector', parts: nestedPart('separator', content.separator) };
    case 'nbt':
      return {
        feature: 'nbt',
        parts: [
          ...(content.plain === true ? [{ feature: 'nbt-plain' } as const] : []),
          ...nestedPart('separator', content.separator),
        ],
      };
    case 'sprite':
      return { feature: 'sprite', parts: nestedPart('object-fallback', content.fallback) };
    case 'head':
      return {
        feature: 'head',
        parts: [...usesOfProfile(content), ...nestedPart('object-fallback', content.fallback)],
      };
  }
}

function nestedPart(feature: TextFeature, nested: Component | undefined): Use[] {
  return nested === undefined ? [] : [{ feature, nested: [nested] }];
}

const PROFILE_FEATURES = ['name', 'id', 'texture', 'cape', 'elytra', 'model'] as const;

function usesOfProfile(profile: HeadProfile): Use[] {
  const uses: Use[] = PROFILE_FEATURES.filter((key) => profile[key] !== undefined).map((key) => ({
    feature: `head-${key}` as const,
  }));
  if ((profile.properties ?? []).length > 0) uses.push({ feature: 'head-properties' });
  return uses;
}
