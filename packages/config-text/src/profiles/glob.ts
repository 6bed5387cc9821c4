import { fitsParts, type Part } from './wildcards.ts';

const ANY: Part = { kind: 'any' };
const IN_ANY_FOLDER: readonly Part[] = [
  { kind: 'maybe', parts: 2 },
  ANY,
  { kind: 'choice', texts: ['/'] },
];
const WITHIN_A_NAME: Part = { kind: 'any', but: '/' };
const GLOB_PART = /\*\*\/|\*\*|\*|\{[^{}]*\}|[^*{}]+|[{}]/g;

const knownGlobs = new Map<string, readonly Part[]>();

/**
 * Whether a path, or the end of it that begins with a folder, fits a glob with `*`, `**` and `{a,b}`. Capital letters
 * are as good as small ones.
 */
export function fitsGlob(path: string, glob: string): boolean {
  const parts = knownGlobs.get(glob) ?? partsOfGlob(glob.replace(/^\//, '').toLowerCase());
  knownGlobs.set(glob, parts);
  return fitsParts(path.toLowerCase(), parts);
}

function partsOfGlob(glob: string): readonly Part[] {
  const parts = (glob.match(GLOB_PART) ?? []).flatMap((part): readonly Part[] => {
    if (part === '**/') return IN_ANY_FOLDER;
    if (part === '**') return [ANY];
    if (part === '*') return [WITHIN_A_NAME];
    if (part.length > 1 && part.startsWith('{')) {
      return [{ kind: 'choice', texts: part.slice(1, -1).split(',') }];
    }
    return [{ kind: 'text', text: part }];
  });
  return [...IN_ANY_FOLDER, ...parts];
}

/** No key has it. */
const END = '\0';
const NEXT_KEY: Part = { kind: 'choice', texts: ['.', END] };
const ANY_KEYS: readonly Part[] = [{ kind: 'maybe', parts: 2 }, NEXT_KEY, ANY];
/** A part of a pattern: a string as in JSON, or what is between dots. */
const KEYS_PART = /(?<=^|\.)(?:("(?:[^"\\]|\\.)*")(?=\.|$)|[^.]*)/gs;

const knownKeys = new Map<string, readonly Part[]>();

/**
 * Whether the keys that lead to a value fit a pattern such as `**.condition`. `*` is any one key, `**` any number of
 * them, and what is in quotation marks one key as it is: `"v1.2".name`. Outside of them, a dot of the pattern is a
 * dot in a key as well as the end of one.
 */
export function fitsKeys(path: readonly string[], pattern: string): boolean {
  const parts = knownKeys.get(pattern) ?? partsOfKeys(pattern);
  knownKeys.set(pattern, parts);
  return fitsParts(path.map((key) => END + key).join(''), parts);
}

function partsOfKeys(pattern: string): readonly Part[] {
  return Array.from(pattern.matchAll(KEYS_PART)).flatMap(([part, quoted]): readonly Part[] => {
    const key = quoted === undefined ? undefined : readQuoted(quoted);
    if (key !== undefined) {
      return [
        { kind: 'text', text: END + key },
        { kind: 'before', text: END },
      ];
    }
    if (part === '**') return ANY_KEYS;
    return [NEXT_KEY, part === '*' ? { kind: 'any', but: END } : { kind: 'text', text: part }];
  });
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
