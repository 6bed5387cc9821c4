import { styleTag, type TagDefinition } from './tag.ts';

/** `<insert:text>`: text that a shift-click inserts into the chat box. */
export const insert: TagDefinition = {
  names: ['insert'],
  read: ([insertion]) => (insertion === undefined ? undefined : styleTag({ insertion })),
  field: 'insertion',
  writeStyle: ({ insertion }) => (insertion === undefined ? undefined : ['insert', insertion]),
};
