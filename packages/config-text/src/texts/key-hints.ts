const TEXT_KEYS = words(
  'name displayname title subtitle lore message messages msg text prefix suffix header footer motd line lines description tooltip hover broadcast usage help join quit kick format label',
);
const SETTING_KEYS = words(
  'permission permissions material sound command commands cmd url link regex pattern world path file texture model type id uuid slot host address database username password jdbc locale timezone condition priority version namespace key server alias aliases particle effect enchantments flags biome mode style font bind',
);

/** Between the words of `join-message`, `join_message` and `joinMessage`. */
const WORD_BREAK = /[-_.\s]|(?<=[a-z])(?=[A-Z])/;

export type KeyHint = 'text' | 'setting' | undefined;

/** What the last key with a name says about its value. Names are bad judges: codes in the value count more. */
export function keyHint(path: readonly string[]): KeyHint {
  const last = lastNamed(path);
  if (last === undefined) return undefined;
  const whole = last.toLowerCase().replace(/[-_.\s]/g, '');
  if (SETTING_KEYS.has(whole)) return 'setting';
  if (TEXT_KEYS.has(whole)) return 'text';
  const end = last.split(WORD_BREAK).at(-1)?.toLowerCase() ?? '';
  if (SETTING_KEYS.has(end)) return 'setting';
  return TEXT_KEYS.has(end) ? 'text' : undefined;
}

/** Whether a value is one of `commands`. `unknown-command` is a message. */
export function holdsCommand(path: readonly string[]): boolean {
  const words = lastNamed(path)?.split(WORD_BREAK) ?? [];
  const end = words.at(-1)?.toLowerCase();
  return end === 'commands' || end === 'cmds' || (end === 'command' && words.length === 1);
}

function lastNamed(path: readonly string[]): string | undefined {
  return path.findLast((key) => !/^\d+$/.test(key));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
