import { readBareText } from '@fucina/minecraft-profile';
import { note, type StartNote } from './note.ts';
import { type Result, refuse } from './start-error.ts';

/**
 * The rules for jar names: `posix` may contain a folder, `windows` follows Windows' file name rules, `word` is
 * for forms that split at spaces.
 */
export type JarNames = 'posix' | 'windows' | 'word';

const MAX_LENGTH = 255;
// Control and format characters that would end a line, and lone surrogates, which cannot occur in file names.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
const NOT_IN_WINDOWS = /[<>:"/\\|?*]/;
const NOT_IN_WORDS = /[^A-Za-z0-9._/+-]/u;
const WINDOWS_PATH = /^(?:[a-z]:|\\)[/\\]/i;
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** What is before the jar in a command, and what is after it. */
const OPTIONS = /^(?:.*\s)?-jar\s+(?=\S)/s;
const ARGUMENTS = /(\.jar["'`]?)\s+(?:-|nogui\b).*$/is;

/** The name that was meant: without what people copy along with it, and from a path its last part. */
export function readJarName(typed: string, names: JarNames): string {
  const { text } = readBareText(typed.replace(OPTIONS, '').replace(ARGUMENTS, '$1'));
  if (names !== 'windows' && !WINDOWS_PATH.test(text)) return text;
  // A text that ends in a folder names no jar, and is refused as that.
  return text.replace(/^.*[/\\](?=[^/\\])/s, '');
}

/** The name of another proxy, whose numbers are those of the game that it speaks. */
const OTHER_PROXY = /(?:^|\/)(?:bungeecord|waterfall|travertine|geyser)/i;
const VELOCITY_VERSION = /(?:^|\/)velocity-(\d+\.\d+(?:\.\d+)?)/i;
/** The first number that a release can have; `forge-14.23.5.2859` is none. */
const GAME_VERSION = /(?<!\d|\d\.)(?:1|2\d)\.\d{1,2}(?:\.\d{1,2})?(?!\.?\d)/;

/** The server that a jar is called after, such as `craftbukkit-1.7.10.jar`, as `version` names it. */
export function versionInJarName(name: string): string | undefined {
  if (OTHER_PROXY.test(name)) return undefined;
  const velocity = VELOCITY_VERSION.exec(name)?.[1];
  return velocity === undefined ? GAME_VERSION.exec(name)?.[0] : `velocity-${velocity}`;
}

export function checkJarName(name: string, names: JarNames): Result<string> {
  if (name.length > MAX_LENGTH) return refuse({ code: 'jar-name-too-long', max: MAX_LENGTH });
  if (CONTROL.test(name)) return refuse({ code: 'jar-name-control' });
  if (/(?:^|[/\\])\.{0,2}$/.test(name)) return refuse({ code: 'jar-name-folder' });
  if (names === 'windows') return checkWindowsName(name);
  const character = names === 'word' && NOT_IN_WORDS.exec(name)?.[0];
  return character ? refuse({ code: 'jar-name-character', character }) : { ok: true, value: name };
}

/** Java reads a leading `-` as an option and a leading `@` as an argument file, so a folder is put in front. */
export function jarArgument(name: string, names: JarNames): string {
  if (!/^[-@]/.test(name)) return name;
  return names === 'windows' ? `.\\${name}` : `./${name}`;
}

export function jarNotes(name: string, typed: string): readonly StartNote[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return [
    ...(name === typed ? [] : [note('jar-name-read', 'info', { name })]),
    ...(/\.jar$/i.test(name) ? [] : [note('jar-extension', 'warning', { name })]),
    ...(/(?:^|\/)\.\.\//.test(folder) ? [note('jar-parent-folder', 'warning', { folder })] : []),
    ...(/[!+]/.test(folder) ? [note('folder-refused-by-bukkit', 'warning', { folder })] : []),
    ...(/^[-@]/.test(name) ? [note('jar-prefixed', 'info', { name })] : []),
  ];
}

function checkWindowsName(name: string): Result<string> {
  const character = NOT_IN_WINDOWS.exec(name)?.[0];
  if (character !== undefined) return refuse({ code: 'jar-name-character', character });
  if (/[. ]$/.test(name)) return refuse({ code: 'jar-name-ending' });
  const device = WINDOWS_DEVICE.exec(name)?.[1];
  if (device !== undefined) return refuse({ code: 'jar-name-reserved', name: device });
  return { ok: true, value: name };
}
