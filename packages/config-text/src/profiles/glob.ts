const known = new Map<string, RegExp>();

/** Whether a path, or the end of it that begins with a folder, fits a glob with `*`, `**` and `{a,b}`. */
export function fitsGlob(path: string, glob: string): boolean {
  const pattern =
    known.get(glob) ?? new RegExp(`(?:^|/)${sourceOf(glob.replace(/^\//, ''))}$`, 'i');
  known.set(glob, pattern);
  return pattern.test(path);
}

/** No key has it. */
const END = '\0';
const ANY_END = `[.${END}]`;
/** A part of a pattern: a string as in JSON, or what stands between dots. */
const PART = /(?<=^|\.)(?:("(?:[^"\\]|\\.)*")(?=\.|$)|[^.]*)/gs;
const knownKeys = new Map<string, RegExp>();

/**
 * Whether the keys that lead to a value fit a pattern such as `**.condition`. `*` is any one key, `**` any number of
 * them, and what stands in quotation marks one key as it is: `"v1.2".name`. Outside of them, a dot of the pattern is a
 * dot in a key as well as the end of one.
 */
export function fitsKeys(path: readonly string[], pattern: string): boolean {
  const known = knownKeys.get(pattern) ?? patternOfKeys(pattern);
  knownKeys.set(pattern, known);
  return known.test(path.map((key) => END + key).join(''));
}

function patternOfKeys(pattern: string): RegExp {
  const parts = Array.from(pattern.matchAll(PART), ([part, quoted]) => {
    const key = quoted === undefined ? undefined : readQuoted(quoted);
    if (key !== undefined) return `${END}${literal(key)}(?=${END}|$)`;
    if (part === '**') return `(?:${ANY_END}.*)?`;
    return ANY_END + (part === '*' ? `[^${END}]*` : literal(part));
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** Undefined if it is no string of JSON. */
function readQuoted(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function sourceOf(glob: string): string {
  return glob.replace(/\*\*\/|\*\*|\*|\{[^{}]*\}|[^*{}]+/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
    return literal(part);
  });
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
