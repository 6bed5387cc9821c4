const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' };

export function unescapeProperty(value: string): string {
  return value.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, hex?: string, char = '') =>
    hex === undefined ? (CONTROLS[char] ?? char) : fromHex(hex),
  );
}

const YAML_ESCAPES: Readonly<Record<string, string>> = {
  ...CONTROLS,
  0: '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  v: '\v',
  _: '\u00a0',
  N: '\u0085',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
};
const YAML_ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g;

/** The text of a string in single or double quotes; undefined if it has an escape that YAML does not. */
export function unescapeYaml(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1);
  if (quoted.startsWith("'")) return inside.replaceAll("''", "'");
  let isRight = true;
  const text = inside.replace(
    YAML_ESCAPE,
    (all, two?: string, four?: string, eight?: string, char = '') => {
      const hex = two ?? four ?? eight;
      if (hex !== undefined) return Number.parseInt(hex, 16) > 0x10ffff ? all : fromHex(hex);
      if (YAML_ESCAPES[char] === undefined && char !== 'U') isRight = false;
      return YAML_ESCAPES[char] ?? all;
    },
  );
  return isRight ? text : undefined;
}

/** Strings of Java and Kotlin, which escapes `$` too. */
export function unescapeCode(inside: string): string {
  return inside.replace(/\\(?:u+([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char = '') =>
    hex === undefined ? (CONTROLS[char] ?? (char === 'b' ? '\b' : char)) : fromHex(hex),
  );
}

function fromHex(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
