export const VARIANTS = ['full', 'short', 'game', 'function', 'yaml', 'java'] as const;

export type Variant = (typeof VARIANTS)[number];
