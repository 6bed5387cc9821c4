import { insertTag, type TagDefinition } from './tag.ts';

/** `<key:key.jump>`: the key that the player has bound to an action. */
export const keybind: TagDefinition = {
  names: ['key'],
  read: ([key]) => (key === undefined ? undefined : insertTag({ type: 'keybind', keybind: key })),
  writeContent: (content) => (content.type === 'keybind' ? ['key', content.keybind] : undefined),
};
