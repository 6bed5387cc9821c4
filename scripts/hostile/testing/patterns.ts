// Texts that are made to take long: tokens that open, close, escape or are nearly something, repeated and nested.

/** Those that most readers look at. In `npm test` only these are tried, and all pairs of the first of them. */
const SHARPEST = ['<', '\\', "'", '"', '[', ' ', '&c', '<rainbow>'];
const SHARP = [
  ...SHARPEST,
  ...[
    '>',
    ']',
    '{',
    '}',
    '\n',
    '\r',
    ':',
    '<red>',
    'x',
    "<hover:show_text:'",
    '</red>',
    '<gradient:',
  ],
  ...[
    '§l',
    '{"text":"',
    '[I;',
    '[custom_name=',
    '-Xmx4G ',
    '- ',
    '**',
    '[b]',
    '%gradient#',
    '🎉',
    '\ud800',
  ],
];

const OTHERS = [
  ...[
    '</',
    ',',
    '&l',
    '</red>',
    '<b>',
    '<gradient:',
    '<gradient:red:blue>',
    '<transition:red:blue:0.5>',
    '<pride>',
    '</b>',
  ],
  ...[
    "<hover:show_text:'",
    '<click:run_command:',
    '<#ff8800>',
    '<##ff8800>',
    '<!',
    '<rde>',
    '<br>',
  ],
  ...['&', '§', '§x§1§2§3§4§5§6', '&x&1&2', '&#ff8800', '{#ff8800}'],
  ...['"}', '{text:', '"extra":[', '1b', '\\u0000', '{a:', '__proto__', '{0}'],
  ...[
    '/give @p ',
    'minecraft:stone',
    '[custom_name=',
    '{display:{Name:',
    '/tellraw @a[',
    '%player%',
  ],
  ...[
    'java ',
    '-Xmx4G ',
    '-jar ',
    '-XX:',
    '--',
    '@',
    '\r\n',
    '`',
    '$',
    '^',
    '|',
    '#',
    '\t',
    '0',
    '-',
  ],
  ...['? ', '* ', '~~', '__', '*', '(', ')', ';', '=', '!', '.', '/', '//', "''", '""'],
  ...[
    'a.',
    ':25565',
    '::',
    '[::1]',
    'xn--',
    'ü',
    '。',
    '://',
    'https://a.b',
    '$c',
    '$t',
    '$1',
    '${',
  ],
  ...['👨‍👩‍👧', '\u0301', '\u200d', '\u00a0', '\u2028', '\udc00', '\0', '\u001b['],
  ...[
    "<click:open_url:'https://a\ud800.b'>",
    'motd=',
    'a: ',
    'a = ',
    '"""',
    '|\n',
    '%',
    '%s',
    '_',
    '[x](',
    '](',
    '])',
    'é',
    'K',
  ],
];

export const TOKENS: readonly string[] = [...new Set([...SHARP, ...OTHERS])];

/** A text of about this length. */
export interface Pattern {
  readonly name: string;
  readonly ofLength: (length: number) => string;
}

/** The sharp tokens and all pairs of the sharpest; or all tokens and all of their pairs. */
export function patternsOf({ isThorough }: { readonly isThorough: boolean }): readonly Pattern[] {
  const paired = isThorough ? TOKENS : SHARPEST;
  return [
    ...(isThorough ? TOKENS : SHARP).map(repeated),
    ...paired.flatMap((open, index) => [
      ...paired.filter((close) => close !== open).map((close) => nested(open, close)),
      ...paired.slice(index + 1).map((other) => taken(open, other)),
    ]),
  ];
}

function repeated(token: string): Pattern {
  return {
    name: `${JSON.stringify(token)} again and again`,
    ofLength: (length) => token.repeat(Math.ceil(length / token.length)),
  };
}

function nested(open: string, close: string): Pattern {
  return {
    name: `${JSON.stringify(open)} again and again, then ${JSON.stringify(close)} as often`,
    ofLength: (length) => {
      const depth = Math.ceil(length / (open.length + close.length));
      return `${open.repeat(depth)}x${close.repeat(depth)}`;
    },
  };
}

function taken(first: string, second: string): Pattern {
  return {
    name: `${JSON.stringify(first)} and ${JSON.stringify(second)} in turn`,
    ofLength: (length) =>
      (first + second).repeat(Math.ceil(length / (first.length + second.length))),
  };
}
