import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compiled, compilerSettings, root } from './folders.ts';
import { NODE_PROGRAM } from './node-program.ts';
import { type Library, sourcesOf } from './publishable.ts';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/**
 * Compiles what the exports of the libraries reach, and nothing else: tests and generators of test data stay out.
 * One program for all packages, because they import each other's sources.
 */
export function compile(packages: readonly Library[]): void {
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(dirname(compilerSettings), { recursive: true });
  writeFileSync(compilerSettings, JSON.stringify(settings(packages), null, 2));
  const run = spawnSync(process.execPath, [tsc, '--project', compilerSettings, '--checkers', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The packages do not compile.\n${run.stdout}${run.stderr}`);
}

function settings(packages: readonly Library[]) {
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...NODE_PROGRAM,
      noEmit: false,
      incremental: false,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'packages'),
      outDir: compiled,
      // Found through `node_modules`, a source would count as somebody else's and now and then not be written.
      paths: Object.fromEntries(packages.flatMap(exportedPaths)),
    },
    files: packages.flatMap(sourcesOf),
  };
}

/** Each import of the package, such as `@fucina/minecraft-text/json`, and its source. */
function exportedPaths({ path, manifest }: Library): [string, string[]][] {
  return Object.entries(manifest.exports).map(([subpath, file]) => [
    join(manifest.name, subpath).replaceAll('\\', '/'),
    [join(path, file)],
  ]);
}
