import type { TagDefinition } from './tag.ts';

/** `<br>`: a line break, for use within a single line of a configuration file. */
export const newline: TagDefinition = {
  names: ['newline', 'br'],
  read: () => ({ kind: 'insert', content: { type: 'text', text: '\n' }, isClosed: true }),
};
