import { themeKey, tools } from '@fucina/site';
import { PREFIX } from '../../state/storage.ts';
import { SETTINGS, type SettingName } from '../../state/stored-names.ts';
import { LANGUAGE_KEY } from '../../words/language.ts';

/** In the order of the page. */
export const KINDS = [
  'favourites',
  'presets',
  'states',
  'servers',
  'players',
  'watches',
  'settings',
  'aside',
] as const;

export type Kind = (typeof KINDS)[number];

/** Names of entries and their texts, as in `state`; theme and language have keys without our prefix. */
export type Entries = ReadonlyMap<string, string>;

const OTHER_KEYS: ReadonlyMap<string, string> = new Map([
  ['theme', themeKey],
  ['language', LANGUAGE_KEY],
]);

/** All settings with words of their own under `things.settings`. */
export type ShownSetting = SettingName | 'theme' | 'language';

/** Keys that another version of the site wrote begin with this. */
const ANY_VERSION = 'fucina.';

const TOOL_IDS: ReadonlySet<string> = new Set(tools.map(({ id }) => id));

/** The name of what is stored under a key; undefined when it is not ours. */
export function nameOf(key: string): string | undefined {
  if (key.startsWith(PREFIX)) return key.slice(PREFIX.length);
  const other = [...OTHER_KEYS].find(([, otherKey]) => otherKey === key);
  if (other) return other[0];
  return key.startsWith(ANY_VERSION) ? key : undefined;
}

export function keyOf(name: string): string {
  if (name.startsWith(ANY_VERSION)) return name;
  return OTHER_KEYS.get(name) ?? PREFIX + name;
}

/** What an entry is; `aside` for what this version of the site does not know or cannot read. */
export function kindOf(name: string): Kind {
  if (name === 'favourites') return 'favourites';
  if (name === 'recent-servers') return 'servers';
  if (name === 'recent-players') return 'players';
  if (name === 'watches') return 'watches';
  if (isSetting(name)) return 'settings';
  if (toolOf(name, 'presets') !== undefined) return 'presets';
  return toolOf(name, 'tool') === undefined ? 'aside' : 'states';
}

export function isSetting(name: string): name is ShownSetting {
  return OTHER_KEYS.has(name) || SETTINGS.some((setting) => setting === name);
}

/** The id in `presets.skulls` or `tool.skulls`, if it is a tool of ours. */
export function toolOf(name: string, of: 'presets' | 'tool'): string | undefined {
  const id = name.startsWith(`${of}.`) ? name.slice(of.length + 1) : '';
  return TOOL_IDS.has(id) ? id : undefined;
}
