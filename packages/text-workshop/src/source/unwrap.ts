/** What surrounded a pasted text. */
export type Wrapping = 'command' | 'properties' | 'yaml';

export interface Unwrapped {
  /** Undefined for a text that stands alone. */
  readonly wrapping: Wrapping | undefined;
  /** A YAML list has several. */
  readonly texts: readonly string[];
}

const TARGET = String.raw`(?:@[a-z](?:\[[^\]]*\])?|[\w-]+)`;
const COMMAND = new RegExp(
  String.raw`^\s*/?(?:minecraft:)?(?:tellraw\s+${TARGET}|title\s+${TARGET}\s+(?:title|subtitle|actionbar)|bossbar\s+(?:add\s+\S+|set\s+\S+\s+name))\s+([[{"'][\s\S]*)$`,
);
const PROPERTY = /^\s*(?:motd|[\w.-]+(?=\s*=[^\n]*\\u00a7))\s*=\s*([^\r\n]*)[\r\n]*$/i;
const YAML_LINE = /^\s*(?:-\s+|[\w.-]+:\s+)('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*$/;

const YAML_KEY = /^\s*[\w.-]+:\s*$/;

/** Takes a text out of a command, a line of a properties file, or strings of a YAML file. */
export function unwrap(text: string): Unwrapped {
  const command = COMMAND.exec(text)?.[1];
  if (command !== undefined) return { wrapping: 'command', texts: [command.trim()] };
  const property = PROPERTY.exec(text)?.[1];
  if (property !== undefined) {
    return { wrapping: 'properties', texts: [unescapeProperty(property)] };
  }
  const [first = '', ...others] = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  // The key of a list may stand above it.
  const rows = YAML_KEY.test(first) ? others : [first, ...others];
  const strings = rows.map((row) => YAML_LINE.exec(row)?.[1]).filter((row) => row !== undefined);
  return strings.length > 0 && strings.length === rows.length
    ? { wrapping: 'yaml', texts: strings.map(unescapeYaml) }
    : { wrapping: undefined, texts: [text] };
}

const PROPERTY_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
};

function unescapeProperty(value: string): string {
  return value.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, hex?: string, char = '') =>
    hex === undefined ? (PROPERTY_ESCAPES[char] ?? char) : fromHex(hex),
  );
}

const YAML_ESCAPES: Readonly<Record<string, string>> = {
  ...PROPERTY_ESCAPES,
  0: '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  v: '\v',
  _: '\u00a0',
};

function unescapeYaml(quoted: string): string {
  const inside = quoted.slice(1, -1);
  if (quoted.startsWith("'")) return inside.replaceAll("''", "'");
  return inside.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g,
    (all, two?: string, four?: string, eight?: string, char = '') => {
      const hex = two ?? four ?? eight;
      if (hex === undefined) return YAML_ESCAPES[char] ?? char;
      return Number.parseInt(hex, 16) > 0x10ffff ? all : fromHex(hex);
    },
  );
}

function fromHex(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
