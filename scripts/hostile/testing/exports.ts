import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../../packages');

export interface FoundExports {
  readonly package: string;
  /** Each function once, by the name of its export; those of an object as `object.function`. */
  readonly functions: ReadonlyMap<string, unknown>;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The functions that packages export, found through their manifests. What is for tests alone is not among them. */
export async function findExports(): Promise<readonly FoundExports[]> {
  const found: FoundExports[] = [];
  for (const manifestFile of globSync('*/package.json', { cwd: packages }).sort()) {
    const folder = join(packages, manifestFile, '..');
    const { name, exports = {} } = JSON.parse(
      readFileSync(join(packages, manifestFile), 'utf8'),
    ) as Manifest;
    const files = Object.values(exports).flatMap((path) => globSync(path, { cwd: folder }).sort());
    const functions = new Map<string, unknown>();
    for (const file of new Set(files)) {
      if (!file.endsWith('.ts') || /(?:\.test\.ts$|\/testing\/)/.test(file)) continue;
      const module: Readonly<Record<string, unknown>> = await import(join(folder, file));
      for (const [key, value] of Object.entries(module)) {
        if (typeof value === 'function') functions.set(key, value);
        if (typeof value !== 'object' || value === null) continue;
        for (const [name, inner] of Object.entries(value)) {
          if (typeof inner === 'function') functions.set(`${key}.${name}`, inner);
        }
      }
    }
    if (functions.size > 0) found.push({ package: name, functions });
  }
  return found;
}
