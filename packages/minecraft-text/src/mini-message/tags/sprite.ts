import { readNamespacedId, shortId } from '../namespaced-id.ts';
import type { TagDefinition } from './tag.ts';

const DEFAULT_ATLAS = 'minecraft:blocks';

/** `<sprite:block/stone>`, `<sprite:'minecraft:items':item/apple>` */
export const sprite: TagDefinition = {
  names: ['sprite'],
  read([first, second]) {
    if (first === undefined) return undefined;
    const atlas = second === undefined ? DEFAULT_ATLAS : readNamespacedId(first);
    const id = readNamespacedId(second ?? first);
    if (atlas === undefined || id === undefined) return undefined;
    return { kind: 'insert', content: { type: 'sprite', atlas, sprite: id }, isClosed: true };
  },
  writeContent(content) {
    if (content.type !== 'sprite') return undefined;
    const id = shortId(content.sprite);
    return content.atlas === DEFAULT_ATLAS
      ? ['sprite', id]
      : ['sprite', shortId(content.atlas), id];
  },
};
