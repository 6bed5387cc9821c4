import { joinNamespacedId, readNamespacedId } from '../namespaced-id.ts';
import { styleTag, type TagDefinition } from './tag.ts';

/** `<font:uniform>`, `<font:namespace:value>` */
export const font: TagDefinition = {
  names: ['font'],
  read([first, second]) {
    if (first === undefined) return undefined;
    const id = second === undefined ? readNamespacedId(first) : joinNamespacedId(first, second);
    return id === undefined ? undefined : styleTag({ font: id });
  },
  field: 'font',
  writeStyle({ font: id }) {
    if (id === undefined) return undefined;
    const colon = id.indexOf(':');
    const value = id.slice(colon + 1);
    return id.startsWith('minecraft:') ? ['font', value] : ['font', id.slice(0, colon), value];
  },
};
