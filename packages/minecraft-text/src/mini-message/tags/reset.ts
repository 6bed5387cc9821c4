import type { TagDefinition } from './tag.ts';

/** Closes everything that is open. */
export const reset: TagDefinition = {
  names: ['reset'],
  read: (args) => (args.length === 0 ? { kind: 'reset' } : undefined),
};
