import { NAMED_COLORS } from '@fucina/minecraft-text';
import { readJavaText } from '@fucina/quoting';
import { blockText } from './text-block.ts';
import type { Inside } from './unwrapped.ts';

const TOKEN =
  /"""([\s\S]*?)"""(?:\.trim(Indent|Margin)\(\))?|"((?:[^"\\\n]|\\.)*)("?)|'([^'\\\n]|\\.)'|\bChatColor\.([A-Z_]+)\b|(\+)|(\s+|\/\/[^\n]*)|([\s\S])/g;
/**
 * A string that is given to a function, given back, or put into a variable, in a text that ends as code does.
 * `uuid("…")` is SNBT.
 */
const CODE =
  /[\w>](?<!\buuid)\((?:[^"\n]{0,100}[,+])?\s*(?:'.',\s*)?(?:"|ChatColor\.)|\b(?:String|val|var|let|const|final)[\s[][^="\n]{0,100}=\s*(?:new String\[\]\s*)?(?:[{[]\s*)?(?:"|ChatColor\.)|(?:^|\n)[ \t]*(?:return|[\w.]+[ \t]*\+?=)[ \t]*(?:"|ChatColor\.)[^\n]*;[ \t]*(?:\n|$)/;
const STATEMENT = /^\s*(?:return\s|(?:this\.)?\w+\s*\+?=)\s*(?:"|ChatColor\.)[\s\S]*;\s*$/;
const CODE_END = /(?:[;){}\]"],?|->)$/;
/** A value in front of a string with codes. */
const VALUE_BEFORE = /^\s*[\w.]+(?:\([^()\n]*\))?\s*\+\s*(?="[&§<\\])/;
/** `ChatColor.of("#ff8800")` */
const HEX_COLOR = /\bChatColor\.of\(\s*"#([0-9a-fA-F]{6})"\s*\)/g;
/** Strings that are no texts: names in a file with texts, what is looked up, replaced, compared, put between or in. */
const PATH = /(?<=\(\s*)"(?:[a-z]\w*(?:[.-]\w+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)"\s*,(?=\s*")/g;
const KEY = /(?<=(?:\b[A-Z][A-Z\d_]*|\.(?:put|set|addDefault))\(\s*)"[a-z]\w*"\s*,(?=\s*")/g;
const LABEL = /\bcase\s+"[^"\n]*"/g;
const BETWEEN = /(?<=\bString\.join\(\s*)"[^"\n]*"\s*,/g;
const LOOKED_UP = /(?<=\.get\w{0,40}\()\s*"[^"\n]*"/g;
const COMPARED =
  /\.(?:replace(?:All|First)?|formatted|equals(?:IgnoreCase)?|startsWith|endsWith|contains|hasPermission)\((?:[^()"]|"(?:[^"\\\n]|\\.)*"|\([^()]*\)){0,300}\)/g;
/** What a library puts in place of tags. */
const IN_TAGS =
  /\b(?:Placeholder|Formatter)\.\w{1,40}\((?:[^()"]|"(?:[^"\\\n]|\\.)*"|\([^()]*\)){0,300}\)/g;
const NAMING =
  /(?:setDisplayName|displayName|itemName|customName|setCustomName)\((?:\w+\.\w+\(|\w+\()?$/;
/** Components that code builds from parts; what they show is not in their strings alone. */
const BUILT =
  /\bComponent\.(?:text|translatable|keybind|empty|newline|textOfChildren)\(|\bnew (?:ComponentBuilder|ClickEvent|HoverEvent)\(|\.(?:clickEvent|hoverEvent|withColor)\(|\.(?:formatted|withStyle)\(\s*(?:Chat)?Formatting\.|\.setColor\(\s*ChatColor\./;
/** `(int) price` */
const CAST = /^\(\w+\)\s*(?=\w)/;
/** A line without words. */
const EMPTY = /\bComponent\.empty\(\)(?=\s*[,)])/g;

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
  return BUILT.test(text.replace(IN_TAGS, '').replace(EMPTY, '')) && /\)[;,]?\s*$/.test(text);
}

/** String literals of Java or Kotlin, alone, in a list or in calls. */
export function inCode(typed: string): Inside | undefined {
  if (!typed.includes('"') || /^\s*[[{]/.test(typed) || isBuiltByCode(typed)) return undefined;
  const isCode = (CODE.test(typed) && endsAsCode(typed)) || STATEMENT.test(typed);
  if (!isCode && !/^(?:\s*,)?\s*(?:"|ChatColor\.)/.test(typed) && !VALUE_BEFORE.test(typed))
    return undefined;
  const text = [VALUE_BEFORE, COMPARED, IN_TAGS, LOOKED_UP, PATH, KEY, LABEL, BETWEEN].reduce(
    (rest, noText) => rest.replace(noText, ''),
    typed
      .replace(HEX_COLOR, (_, digits: string) => `"§x${digits.replace(/./g, '§$&')}"`)
      .replace(EMPTY, '""'),
  );
  const texts: string[] = [];
  let open: string | undefined;
  let isJoined = false;
  let hasName = false;
  let hasOther = false;
  // What is joined to a string without being one.
  let value = '';
  const addValue = () => {
    const joined = value.trim().replace(CAST, '');
    const name = /[\w.]+/.exec(joined)?.[0];
    hasOther ||= joined !== '' && !/^[\w.]+(?:\([^"]*\))?$/.test(joined);
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
    const [all, raw, trimmed, literal, end, letter, color, plus, blank, other] = token;
    if (blank !== undefined) continue;
    const code = color === undefined ? undefined : CODES.get(color);
    const string =
      end === '"' || (letter !== undefined && isJoined)
        ? readJavaText(literal ?? letter ?? '')
        : undefined;
    const piece = raw === undefined ? string : blockText(raw, trimmed);
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
    } else {
      finish();
      hasOther ||= !/[,;)\]}]/.test(other ?? all);
    }
  }
  finish();
  if (texts.length === 0 || (hasOther && !isCode)) return undefined;
  return { texts, hasName };
}

/** Behind its last row may be a comment. */
function endsAsCode(text: string): boolean {
  const whole = text.trimEnd();
  const comment = whole.lastIndexOf('//');
  const isLast = comment > whole.lastIndexOf('\n');
  return CODE_END.test(whole) || (isLast && CODE_END.test(whole.slice(0, comment).trimEnd()));
}

/** Quotation marks around words are a part of the text; around codes and escapes they are not. */
export function isQuotation(text: string): boolean {
  return /^\s*"[^"\\&§<{#%]*"\s*$/.test(text);
}
