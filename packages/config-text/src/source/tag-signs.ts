import { mainTagName, TAG_NAMES } from '@fucina/minecraft-text/mini-message';
import { words } from './call-names.ts';

/** `strong`: no other language has such tags · `weak`: HTML and placeholders have them too. */
export type TagSign = 'strong' | 'weak' | 'none';

/** Those that mean something without arguments. */
const STRONG = words(
  'gradient rainbow obfuscated strikethrough underlined italic bold newline pride obf shadow',
);
const STRONG_WITH_ARGUMENT = words(
  'click hover transition insert insertion lang tr translate lang_or translate_or tr_or sprite color colour c font key selector sel score nbt data head shadow keybind',
);
/** `red`, and not `color`, which is nothing without an argument. */
const COLORS: ReadonlySet<string> = new Set(
  TAG_NAMES.filter((name) => mainTagName(name) === 'color' && !STRONG_WITH_ARGUMENT.has(name)),
);
const WEAK = words(
  'b i u em st br reset c key font head score nbt data color colour tr click hover',
);

/** A tag, also one with something computed in it. */
const TAG = /<([!/]?)(#[0-9a-f\ufffc]{1,8}|[a-z_]{1,20})((?::[^<>\n]{0,2000})?)\/?>/gi;

/** How sure it is that a text is written in MiniMessage, by the tags in it. */
export function tagSignOf(text: string): TagSign {
  let sign: TagSign = 'none';
  if (!text.includes('<')) return sign;
  for (const [, mark = '', name = '', argument = ''] of text.matchAll(TAG)) {
    const found = signOf(name.toLowerCase(), argument !== '', mark === '/');
    if (found === 'strong') return found;
    if (found === 'weak') sign = found;
  }
  return sign;
}

/** Whether a text is one tag and nothing else. */
export function isBareTag(text: string): boolean {
  return /^\s*<[^<>]*>\s*$/.test(text);
}

function signOf(name: string, hasArgument: boolean, isClosing: boolean): TagSign {
  if (name.startsWith('#')) return /^#(?:[0-9a-f]{6}|.*\ufffc.*)$/.test(name) ? 'strong' : 'none';
  if (COLORS.has(name) || STRONG.has(name)) return 'strong';
  if (STRONG_WITH_ARGUMENT.has(name) && (hasArgument || isClosing) && !WEAK.has(name))
    return 'strong';
  if (STRONG_WITH_ARGUMENT.has(name) && hasArgument) return 'strong';
  return WEAK.has(name) ? 'weak' : 'none';
}
