import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Import {
  /** The importing file, relative to the root, with forward slashes. */
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
}

const SKIPPED = new Set(['node_modules', 'dist', 'vectors']);
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every import of every TypeScript file below a folder, type-only and `import()` included. */
export function readImports(root: string, folder: string): Import[] {
  return sourceFiles(root, folder).flatMap((from) =>
    importsOf(readFileSync(join(root, from), 'utf8')).map((found) => ({ from, ...found })),
  );
}

export function importsOf(source: string): Omit<Import, 'from'>[] {
  return [...source.matchAll(IMPORT)].map((match) => ({
    line: source.slice(0, match.index + match[0].length).split('\n').length,
    specifier: match[1] ?? match[2] ?? '',
  }));
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
