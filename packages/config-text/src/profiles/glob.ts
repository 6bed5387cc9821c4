const known = new Map<string, RegExp>();

/** Whether a path, or the end of it that begins with a folder, fits a glob with `*`, `**` and `{a,b}`. */
export function fitsGlob(path: string, glob: string): boolean {
  const pattern =
    known.get(glob) ?? new RegExp(`(?:^|/)${sourceOf(glob.replace(/^\//, ''))}$`, 'i');
  known.set(glob, pattern);
  return pattern.test(path);
}

/** Whether the keys that lead to a value fit a pattern such as `**.condition`, in which `*` is any one key. */
export function fitsKeys(path: readonly string[], pattern: string): boolean {
  return fitsParts(path, pattern.split('.'));
}

function fitsParts(path: readonly string[], pattern: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0;
  if (first === '**') {
    return fitsParts(path, rest) || (path.length > 0 && fitsParts(path.slice(1), pattern));
  }
  const [key, ...others] = path;
  return key !== undefined && (first === '*' || first === key) && fitsParts(others, rest);
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
