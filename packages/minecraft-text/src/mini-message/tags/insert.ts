import { styleTag, type TagDefinition } from './tag.ts';

/** `<insert:text>`: what a shift-click puts into the chat line. */
export const insert: TagDefinition = {
  names: ['insert'],
  read: ([insertion]) => (insertion === undefined ? undefined : styleTag({ insertion })),
  field: 'insertion',
  writeStyle: ({ insertion }) => (insertion === undefined ? undefined : ['insert', insertion]),
};
