import { type EscapeSet, readEscapes } from './read-escapes.ts';

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
