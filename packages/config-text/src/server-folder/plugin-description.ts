/** A plugin as the description in its jar names it. */
export interface PluginDescription {
  /** Of its folder among the plugins. */
  readonly folder: string;
  readonly version: string | undefined;
  /** The server downloads MiniMessage for it. */
  readonly loadsMiniMessage: boolean;
}

/** The descriptions that plugins of Bukkit, Paper, BungeeCord and Velocity have, by their path in the jar. */
export const PLUGIN_DESCRIPTIONS: ReadonlySet<string> = new Set([
  'plugin.yml',
  'paper-plugin.yml',
  'bungee.yml',
  'velocity-plugin.json',
]);

/** Descriptions are short; of a longer one only the beginning is read. */
const MAX_LENGTH = 64 * 1024;

/** Undefined where the plugin has no name that may be one of a folder. */
export function readPluginDescription(text: string): PluginDescription | undefined {
  const beginning = text.slice(0, MAX_LENGTH);
  const isJson = /^\s*\{/.test(beginning);
  const values = isJson ? valuesOfJson(beginning) : valuesOfYaml(beginning);
  // Velocity calls the folder by the id; Bukkit by the name, in which it allows no spaces.
  const folder = values.get(isJson ? 'id' : 'name')?.replaceAll(' ', '_');
  if (folder === undefined || !/^[\w.-]+$/.test(folder)) return undefined;
  return {
    folder,
    version: values.get('version'),
    loadsMiniMessage: beginning.includes(':adventure-text-minimessage:'),
  };
}

/** Keys of the outermost map are at the beginning of a line. */
const YAML_VALUE =
  /^["']?(name|version)["']?[ \t]*:[ \t]*(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^#\r\n]*))/gm;
const JSON_VALUE = /"(id|version)"\s{0,99}:\s{0,99}"([^"\\]*)"/g;

function valuesOfYaml(text: string): ReadonlyMap<string, string> {
  return firstOf(text.matchAll(YAML_VALUE));
}

function valuesOfJson(text: string): ReadonlyMap<string, string> {
  return firstOf(text.matchAll(JSON_VALUE));
}

/** The first value of each key. A placeholder that nobody filled in says nothing. */
function firstOf(matches: Iterable<readonly (string | undefined)[]>): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, key = '', ...forms] of matches) {
    const value = forms.find((form) => form !== undefined)?.trim() ?? '';
    if (value !== '' && !/^[$@]/.test(value) && !values.has(key)) values.set(key, value);
  }
  return values;
}
