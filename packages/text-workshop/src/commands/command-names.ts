/** The commands that can be written. Apart from the writers, because pages need the names alone. */
export const COMMAND_NAMES = [
  'tellraw',
  'title',
  'subtitle',
  'actionbar',
  'bossbar',
  'sign',
  'hanging-sign',
  'book',
  'text-display',
  'name-tag',
  'sidebar',
  'item',
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];
