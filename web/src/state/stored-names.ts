/**
 * The settings and drafts that are kept under a name of their own. Each needs words for the page that lists
 * everything: `things.settings`.
 */
export const SETTINGS = [
  'animate-previews',
  'picture-backdrop',
  'single-keys',
  'recent-searches',
  'skulls.family',
  'server-icon',
  'icon-drawing',
  'config-choices',
] as const;

export type SettingName = (typeof SETTINGS)[number];

/** What a stored value can be called. */
export type StoredName =
  | SettingName
  | 'favourites'
  | 'recent-servers'
  | 'recent-players'
  | 'watches'
  | `presets.${string}`;
