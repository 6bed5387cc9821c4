/** The formats for a name and lore, in the order in which users see them. */
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
