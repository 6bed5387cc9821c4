import { NAMED_COLORS } from '@fucina/minecraft-text';
import { unescapeCode } from './escapes.ts';
import type { Inside } from './unwrapped.ts';

const TOKEN =
  /"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)("?)|'(?:[^'\\\n]|\\.)'|\bChatColor\.([A-Z_]+)\b|(\+)|\s+|([\s\S])/g;
/** A string that is given to a function, or put into a variable, in a text that ends as code does. `uuid("…")` is SNBT. */
const CODE =
  /[\w>](?<!\buuid)\(\s*(?:'.',\s*)?(?:"|ChatColor\.)|\b(?:String|val|var|let|const|final)\s[^="\n]{0,100}=\s*(?:"|ChatColor\.)/;
const CODE_END = /[;)}\]"]\s*$/;
const NAMING =
  /(?:setDisplayName|displayName|itemName|customName|setCustomName)\((?:\w+\.\w+\(|\w+\()?$/;
/** Components that code builds from parts; what they show is not in their strings alone. */
const BUILT = /\bComponent\.(?:text|translatable|keybind|empty|newline|textOfChildren)\(/;

const CODES: ReadonlyMap<string, string> = new Map([
  ...NAMED_COLORS.map(({ name, code }) => [name.toUpperCase(), code] as const),
  ['MAGIC', 'k'],
  ['BOLD', 'l'],
  ['STRIKETHROUGH', 'm'],
  ['UNDERLINE', 'n'],
  ['ITALIC', 'o'],
  ['RESET', 'r'],
]);

export function isBuiltByCode(text: string): boolean {
  return BUILT.test(text) && /\)[;,]?\s*$/.test(text);
}

/** String literals of Java or Kotlin, alone, in a list or in calls. */
export function inCode(text: string): Inside | undefined {
  if (!text.includes('"') || isBuiltByCode(text)) return undefined;
  const isCode = CODE.test(text) && CODE_END.test(text);
  if (!isCode && !/^\s*(?:"|ChatColor\.)/.test(text)) return undefined;
  const texts: string[] = [];
  let open: string | undefined;
  let isJoined = false;
  let hasName = false;
  let hasOther = false;
  // What is joined to a string without being one.
  let value = '';
  const addValue = () => {
    const name = /[\w.]+/.exec(value)?.[0];
    if (open !== undefined && name !== undefined) open += `{${name}}`;
    value = '';
  };
  const finish = () => {
    addValue();
    if (open !== undefined) texts.push(open);
    open = undefined;
    isJoined = false;
  };
  for (const token of text.matchAll(TOKEN)) {
    const [all, raw, literal, end, color, plus, other] = token;
    const code = color === undefined ? undefined : CODES.get(color);
    const piece = raw ?? (end === '"' ? unescapeCode(literal ?? '') : undefined);
    const shown = piece ?? (code === undefined ? undefined : `§${code}`);
    if (shown !== undefined) {
      if (open !== undefined && !isJoined) finish();
      if (open === undefined && texts.length === 0 && NAMING.test(text.slice(0, token.index)))
        hasName = true;
      open = (open ?? '') + shown;
      isJoined = false;
    } else if (plus !== undefined) {
      addValue();
      isJoined = true;
    } else if (isJoined && other !== ',' && other !== ';') {
      value += all;
      hasOther ||= all.trim() !== '';
    } else if (all.trim() !== '') {
      finish();
      if (other !== ',' && other !== ';') hasOther = true;
    }
  }
  finish();
  if (texts.length === 0 || (hasOther && !isCode)) return undefined;
  return { texts: texts.flatMap((each) => each.split('\n')), hasName };
}

/** Quotation marks around words are a part of the text; around codes and escapes they are not. */
export function isQuotation(text: string): boolean {
  return /^\s*"[^"\\&§<{#%]*"\s*$/.test(text);
}
