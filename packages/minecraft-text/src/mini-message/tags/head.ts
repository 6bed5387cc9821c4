import type { HeadContent } from '../../component/component.ts';
import { readJavaUuid } from '../../java-uuid.ts';
import { readNamespacedId, shortId } from '../namespaced-id.ts';
import type { TagDefinition } from './tag.ts';

const HAT: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['on', true],
  ['false', false],
  ['off', false],
]);

/** `<head:Notch>`, `<head:uuid:false>`, `<head:entity/player/wide/steve>`, `<head>` */
export const head: TagDefinition = {
  names: ['head'],
  read(args) {
    if (args.length > 2) return undefined;
    const [first, second] = args;
    const onlyHat = args.length === 1 ? HAT.get(first ?? '') : undefined;
    // Anything that is no state counts as a head with its hat.
    const hat = second === undefined ? (onlyHat ?? true) : (HAT.get(second) ?? true);
    const owner = onlyHat === undefined && first !== undefined ? readOwner(first) : {};
    if (owner === undefined) return undefined;
    return { kind: 'insert', content: { type: 'head', ...owner, hat }, isClosed: true };
  },
  writeContent(content) {
    if (content.type !== 'head') return undefined;
    const owner = content.texture === undefined ? (content.id ?? content.name) : content.texture;
    if (owner === undefined) return content.hat ? ['head'] : ['head', 'false'];
    return content.hat && !HAT.has(owner)
      ? ['head', shortId(owner)]
      : ['head', shortId(owner), String(content.hat)];
  },
};

type Owner = Pick<HeadContent, 'name' | 'id' | 'texture'>;

function readOwner(text: string): Owner | undefined {
  if (text.includes('/')) {
    const texture = readNamespacedId(text);
    return texture === undefined ? undefined : { texture };
  }
  const id = readJavaUuid(text);
  return id === undefined ? { name: text } : { id };
}
