/** What a name and lore can be written as, in the order in which people are offered them. */
export const DISPLAY_FORMATS = [
  'mini-message',
  'legacy-ampersand',
  'legacy-section',
  'yaml',
  'yaml-legacy',
  'json',
  'java-adventure',
  'java-bukkit',
] as const;

export type DisplayFormat = (typeof DISPLAY_FORMATS)[number];
