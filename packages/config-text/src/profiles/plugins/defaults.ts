import type { Profile } from '../profile.ts';

/** What is so in most plugins. */
export const PLUGIN = {
  tags: [],
  layer: 'none',
  escapes: 'kept',
} as const satisfies Partial<Profile>;
