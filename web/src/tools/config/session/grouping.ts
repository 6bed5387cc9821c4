/** How the list is divided. */
export const GROUPINGS = ['none', 'file', 'rule', 'plugin'] as const;
export type Grouping = (typeof GROUPINGS)[number];
