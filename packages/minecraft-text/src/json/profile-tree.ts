import type { HeadProfile, ProfileProperty } from '../component/component.ts';
import type { TreeOptions } from './tree-writing.ts';
import { uuidSnbt } from './uuid.ts';

export function profileTree(profile: HeadProfile, embed: TreeOptions['embed']): unknown {
  const { name, id, properties = [], texture, cape, elytra, model } = profile;
  const fields = {
    ...(name === undefined ? {} : { name }),
    ...(id === undefined ? {} : { id: embed(uuidSnbt(id)) }),
    ...(properties.length === 0 ? {} : { properties: properties.map(propertyTree) }),
    ...(texture === undefined ? {} : { texture }),
    ...(cape === undefined ? {} : { cape }),
    ...(elytra === undefined ? {} : { elytra }),
    ...(model === undefined ? {} : { model }),
  };
  return name !== undefined && Object.keys(fields).length === 1 ? name : fields;
}

function propertyTree({ name, value, signature }: ProfileProperty): ProfileProperty {
  return signature === undefined ? { name, value } : { name, value, signature };
}
