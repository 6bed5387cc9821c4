import type { Component, ComponentContent, HoverEvent } from '../component/model.ts';

/** What may have texts inside it, besides children. */
export type Holder = ComponentContent | HoverEvent;

type PartFeature =
  | 'translation-fallback'
  | 'separator'
  | 'nbt-plain'
  | 'object-fallback'
  | `head-${(typeof PROFILE_KEYS)[number] | 'properties'}`
  | 'item-tag'
  | 'item-components'
  | 'entity-name-style';

export interface Part<Key = string> {
  readonly key: Key;
  /** What a notation may lack that has the rest. */
  readonly feature?: PartFeature;
  readonly holds?: 'text' | 'texts';
}

type PartsOf<Of extends Holder> = Of extends unknown
  ? readonly Part<Exclude<keyof Of, 'type' | 'action'>>[]
  : never;

type Parts = {
  readonly [Type in ComponentContent['type']]: PartsOf<Extract<ComponentContent, { type: Type }>>;
} & {
  readonly [Action in HoverEvent['action']]: PartsOf<Extract<HoverEvent, { action: Action }>>;
};

const PROFILE_KEYS = ['name', 'id', 'texture', 'cape', 'elytra', 'model'] as const;
const SEPARATOR = { key: 'separator', feature: 'separator', holds: 'text' } as const;
const FALLBACK = { key: 'fallback', feature: 'object-fallback', holds: 'text' } as const;

/** What contents and hover events have that a notation may lack, or that is a text. */
const PARTS: Parts = {
  text: [],
  translatable: [
    { key: 'fallback', feature: 'translation-fallback' },
    { key: 'with', holds: 'texts' },
  ],
  keybind: [],
  score: [],
  selector: [SEPARATOR],
  nbt: [{ key: 'plain', feature: 'nbt-plain' }, SEPARATOR],
  sprite: [FALLBACK],
  head: [
    ...PROFILE_KEYS.map((key) => ({ key, feature: `head-${key}` }) as const),
    { key: 'properties', feature: 'head-properties' },
    FALLBACK,
  ],
  show_text: [{ key: 'value', holds: 'text' }],
  show_item: [
    { key: 'nbt', feature: 'item-tag' },
    { key: 'components', feature: 'item-components' },
  ],
  show_entity: [{ key: 'name', feature: 'entity-name-style', holds: 'text' }],
};

/** Those that are there. */
export function partsOf(holder: Holder): readonly Part[] {
  const parts: readonly Part[] = PARTS['action' in holder ? holder.action : holder.type];
  return parts.length === 0 ? parts : parts.filter(({ key }) => isThere(fieldOf(holder, key)));
}

/** The field that holds one text. */
export function textKeyOf(type: ComponentContent['type']): string | undefined {
  const parts: readonly Part[] = PARTS[type];
  return parts.find(({ holds }) => holds === 'text')?.key;
}

export function textsOf(holder: Holder, { key, holds }: Part): readonly Component[] {
  const value = fieldOf(holder, key);
  if (holds === undefined) return [];
  // The table says which fields hold components.
  return (holds === 'texts' ? value : [value]) as readonly Component[];
}

/** Puts something else in the place of a part: in a copy, or in another form of its holder. */
export function replacePart(into: object, key: string, value: unknown): void {
  (into as Record<string, unknown>)[key] = value;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

function fieldOf(holder: Holder, key: string): unknown {
  return (holder as unknown as Readonly<Record<string, unknown>>)[key];
}
