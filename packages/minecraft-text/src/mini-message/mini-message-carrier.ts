import { CAPABILITIES } from '../capabilities/capabilities.ts';
import { type ComponentContent, EMPTY_COMPONENT } from '../component/component.ts';
import { sameStyle } from '../component/equality.ts';
import { createStyle, type Style } from '../component/style.ts';
import type { Carrier } from '../losses/carrier.ts';
import type { LossCode } from '../losses/loss.ts';
import { hasLegacyCode } from './escape.ts';
import { shortId } from './namespaced-id.ts';
import { TAGS } from './tags/index.ts';
import type { Tag, TagText } from './tags/tag.ts';
import { MAX_NESTING } from './to-mini-message.ts';
import { readBack } from './write-tag.ts';

const STYLE_TAGS = TAGS.flatMap(({ field, writeStyle }) =>
  field === undefined || writeStyle === undefined ? [] : [{ field, writeStyle }],
);
const CONTENT_TAGS = TAGS.flatMap(({ writeContent }) => writeContent ?? []);
const HEAD_KEYS = ['name', 'id', 'texture'] as const;

export function miniMessageCarrier(adventure: string | undefined): Carrier {
  const known = new Map<unknown, readonly LossCode[]>();
  return {
    capabilities: CAPABILITIES['mini-message'],
    version: adventure,
    maxGradients: MAX_NESTING + 1,
    maxNesting: MAX_NESTING,
    checkContent,
    checkStyle: (style) =>
      STYLE_TAGS.flatMap(({ field, writeStyle }) => {
        const value = style[field];
        if (value === undefined) return [];
        const found = known.get(value) ?? checkField(field, style, writeStyle(style));
        if (typeof value === 'object') known.set(value, found);
        return found;
      }),
  };
}

function checkField(
  field: keyof Style,
  style: Style,
  tag: TagText | undefined,
): readonly LossCode[] {
  if (tag === undefined) return [];
  const given = createStyle({ [field]: withoutNested(style)[field] });
  return checkTag(tag, (read) => read.kind === 'style' && sameStyle(read.style, given));
}

function checkContent(content: ComponentContent): readonly LossCode[] {
  for (const writeContent of CONTENT_TAGS) {
    const tag = writeContent(content);
    if (tag === undefined) continue;
    if (content.type === 'head') return checkHead(content, tag);
    return checkTag(tag, (read) => read.kind === 'insert' && haveSameIds(content, read.content));
  }
  return [];
}

/** A tag names a head in one way, however many the profile has. */
function checkHead(
  head: ComponentContent & { readonly type: 'head' },
  tag: TagText,
): readonly LossCode[] {
  const read = readBack(tag);
  const said = read?.kind === 'insert' && read.content.type === 'head' ? read.content : undefined;
  const lost = HEAD_KEYS.filter(
    (key) => head[key] !== undefined && !isSameId(head[key], said?.[key]),
  );
  return [...lost.map((key) => `head-${key}` as const), ...sectionSign(tag)];
}

function isSameId(id: string, other: string | undefined): boolean {
  return other !== undefined && shortId(id) === shortId(other);
}

function checkTag(tag: TagText, isSame: (read: Tag) => boolean): readonly LossCode[] {
  const read = readBack(tag);
  const isRight = read !== undefined && isSame(read);
  return [...(isRight ? [] : (['invalid-value'] as const)), ...sectionSign(tag)];
}

function sectionSign(tag: TagText): readonly LossCode[] {
  const hasCode = tag.some((part) => typeof part === 'string' && hasLegacyCode(part));
  return hasCode ? ['section-sign'] : [];
}

/** Texts in arguments are looked at by themselves. */
function withoutNested(style: Style): Style {
  const { click, hover } = style;
  const id =
    click?.action === 'custom' ? { click: { ...click, value: withNamespace(click.value) } } : {};
  switch (hover?.action) {
    case 'show_text':
      return { ...style, ...id, hover: { ...hover, value: EMPTY_COMPONENT } };
    case 'show_entity':
      if (hover.name === undefined) return { ...style, ...id };
      return { ...style, ...id, hover: { ...hover, name: EMPTY_COMPONENT } };
    default:
      return { ...style, ...id };
  }
}

function withNamespace(id: string): string {
  return id.includes(':') ? id : `minecraft:${id}`;
}

function haveSameIds(one: ComponentContent, other: ComponentContent): boolean {
  const ids = idsOf(other);
  return idsOf(one).every((id, index) => isSameId(id, ids[index]));
}

/** Of the values that a tag has, only ids are read as others: `:a` as `minecraft:a`, `01 2 3` as `1 2 3`. */
function idsOf(content: ComponentContent): readonly string[] {
  switch (content.type) {
    case 'nbt':
      return [content.target];
    case 'sprite':
      return [content.atlas, content.sprite];
    default:
      return [];
  }
}
