import { type EscapeSet, readEscapes } from './escapes.ts';

/** Words that sh, bash, dash and zsh read verbatim. */
const PLAIN = /^[A-Za-z0-9._/-][A-Za-z0-9._/:=+,@-]*$/;

/** Whether a word needs no quotes in any POSIX shell. */
export function isPlainWord(word: string): boolean {
  return PLAIN.test(word);
}

/** One word for any POSIX shell. */
export function writeShellWord(word: string): string {
  return isPlainWord(word) ? word : writeShellString(word);
}

/** In single quotes, in which only the quote itself is special. */
export function writeShellString(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const CONTROLS = /[\\'\u0000-\u001f\u007f]/g;
const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\t': '\\t',
};

/** `$'…'` of bash and zsh, which can have line breaks on one line. */
export function writeBashString(text: string): string {
  const escaped = text.replace(
    CONTROLS,
    (char) => LETTERS[char] ?? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}

const IN_DOLLAR_QUOTES: EscapeSet = {
  short: {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    E: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '\\': '\\',
    "'": "'",
    '"': '"',
    '?': '?',
  },
  hex: { x: 2, u: 4, U: 8 },
  fewerDigits: true,
};
const LINE_JOIN = /\\\n/y;
const IN_DOUBLE_QUOTES: EscapeSet = {
  short: { '\\': '\\', '"': '"', $: '$', '`': '`' },
  hex: {},
  lineJoin: LINE_JOIN,
};
const BARE: EscapeSet = { short: {}, hex: {}, lineJoin: LINE_JOIN };

const PIECE =
  /\$'(?<dollar>(?:\\[\s\S]|[^\\'])*)'|'(?<single>[^']*)'|"(?<double>(?:\\[\s\S]|[^\\"])*)"|(?<bare>(?:\\[\s\S]|[^\s'"\\$]|\$(?!'))+)/y;

/** The first word of a command line, as bash reads it; variables stay as they are. */
export function readShellWord(line: string): string {
  let word = '';
  PIECE.lastIndex = 0;
  for (let groups = PIECE.exec(line)?.groups; groups; groups = PIECE.exec(line)?.groups) {
    const { dollar, single, double, bare = '' } = groups;
    if (dollar !== undefined) word += readEscapes(dollar, IN_DOLLAR_QUOTES, 'keep');
    else if (double !== undefined) word += readEscapes(double, IN_DOUBLE_QUOTES, 'keep');
    else word += single ?? readEscapes(bare, BARE, 'drop');
  }
  return word;
}
