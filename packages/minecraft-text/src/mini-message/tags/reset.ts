import type { TagDefinition } from './tag.ts';

/** Closes all open tags. */
export const reset: TagDefinition = {
  names: ['reset'],
  read: (args) => (args.length === 0 ? { kind: 'reset' } : undefined),
};
