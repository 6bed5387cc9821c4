// What people copy along with a name, an address or a file from chats, wikis and configuration files.

/** A typed or pasted thing without what was around it. */
export interface BareText {
  readonly text: string;
  /** Inside the thing there were characters that nobody sees. They are left out, or are ordinary spaces now. */
  readonly hadInvisible: boolean;
}

/**
 * Soft hyphens, zero-width spaces, marks of direction, byte order marks. The joiners U+200C and U+200D are not among
 * them: scripts and emoji need those.
 */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const NO_BREAK_SPACE = /[\u00a0\u2007\u202f]/g;
const BLANK = new RegExp(`\\s|${UNSEEN.source}`);

const PAIRS = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
  ['**', '**'],
  ['*', '*'],
  ['~~', '~~'],
  ['||', '||'],
  ['<', '>'],
  ['(', ')'],
] as const;
/** A quotation or an item of a list, as chats and files begin them. */
const LINE_START = /^(?:>|[-•–])\s+(?=\S)/;
/** A field of one line drops line breaks when something is pasted: then the language is directly before the text. */
const FENCE = /^```(?:[\w+-]*[ \t]*\r?\n|(?:mcfunction|ya?ml|json|txt|text)(?=\W))?/;
/** `Server IP: `; without a space only `IP:`, and never before a port; `server-ip=` in server.properties. */
const LABEL = /^(?:[\p{L}_][\p{L}\d_ -]{0,30}:\s+|(?:server[ -]?)?ip(?::(?!\d+$)|=))(?=\S)/iu;
/** `**Server IP:** `: only the label is bold. */
const BOLD_LABEL = /^(\*{1,3}|__)[\p{L}_][\p{L}\d_ -]{0,30}(?::\1|\1:)\s*(?=\S)/u;
/** Nobody puts more around a thing, and each pass reads the text once. */
const MAX_AROUND = 8;

/**
 * Takes away what was around a thing: blanks, quotes, Markdown, code fences, a label in front, unseen characters.
 * Underscores stay, because names of players can begin and end with them.
 */
export function readBareText(typed: string): BareText {
  let inside = trimBlanks(typed);
  for (let pass = 0; pass < MAX_AROUND; pass++) {
    const next = trimBlanks(withoutAround(inside));
    // A pair of quotes with nothing between them is all that there is.
    if (next === inside || next === '') break;
    inside = next;
  }
  const text = withoutUnseen(inside);
  return { text, hadInvisible: text !== inside };
}

/** The text without the characters that nobody sees; spaces that forbid a line break are ordinary ones. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(NO_BREAK_SPACE, ' ');
}

function withoutAround(text: string): string {
  if (FENCE.test(text) && text.endsWith('```')) return text.replace(FENCE, '').slice(0, -3);
  if (BOLD_LABEL.test(text)) return text.replace(BOLD_LABEL, '');
  for (const [open, close] of PAIRS) {
    const isLongEnough = text.length > open.length + close.length;
    if (isLongEnough && text.startsWith(open) && text.endsWith(close)) {
      return text.slice(open.length, -close.length);
    }
  }
  return text.replace(LINE_START, '').replace(LABEL, '');
}

/** `trim` of the language leaves characters that nobody sees. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start++;
  while (end > start && BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
