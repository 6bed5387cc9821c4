import type { Component } from '../../component/component.ts';
import { insertTag, type TagContext, type TagDefinition } from './tag.ts';

/** `<lang:key:'<red>argument'>` */
export const translatable: TagDefinition = {
  names: ['lang', 'translate', 'tr'],
  read([translate, ...texts], context) {
    const args = readArguments(texts, context);
    if (translate === undefined || args === undefined) return undefined;
    return insertTag({ type: 'translatable', translate, with: args });
  },
  writeContent(content) {
    if (content.type !== 'translatable' || content.fallback !== undefined) return undefined;
    return ['lang', content.translate, ...content.with];
  },
};

/** `<lang_or:key:fallback:'<red>argument'>`; the fallback is plain text. */
export const translatableOr: TagDefinition = {
  names: ['lang_or', 'translate_or', 'tr_or'],
  read([translate, fallback, ...texts], context) {
    const args = readArguments(texts, context);
    if (translate === undefined || fallback === undefined || args === undefined) return undefined;
    return insertTag({ type: 'translatable', translate, fallback, with: args });
  },
  writeContent(content) {
    if (content.type !== 'translatable' || content.fallback === undefined) return undefined;
    return ['lang_or', content.translate, content.fallback, ...content.with];
  },
};

function readArguments(texts: readonly string[], context: TagContext): Component[] | undefined {
  const components: Component[] = [];
  for (const text of texts) {
    const component = context.read(text);
    if (component === undefined) return undefined;
    components.push(component);
  }
  return components;
}
