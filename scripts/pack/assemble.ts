import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { assembled, compiled, root } from './folders.ts';
import type { Publishable } from './publishable.ts';
import { publishedManifest, type RepositoryManifest } from './published-manifest.ts';

const repository: RepositoryManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Lays out the folder of a tarball and returns its path. */
export function assemble({ folder, path, manifest }: Publishable): string {
  const target = join(assembled, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(compiled, folder, 'src'), join(target, 'dist'), { recursive: true });
  if (manifest.exports !== undefined) addSources(path, target);
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(path, 'README.md'), join(target, 'README.md'));
  const published = publishedManifest(manifest, folder, repository);
  for (const file of published.files) {
    if (!existsSync(join(target, file)) && existsSync(join(path, file))) {
      cpSync(join(path, file), join(target, file), { recursive: true });
    }
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return target;
}

/** Brings the source of each built file, and has the maps lead there. */
function addSources(path: string, target: string): void {
  const built = join(target, 'dist');
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    const source = file.replace(/\.(?:js|d\.ts)\.map$/, '.ts');
    const copy = join(target, 'src', source);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(path, 'src', source), copy);
    const map = JSON.parse(readFileSync(join(built, file), 'utf8'));
    map.sources = [relative(dirname(join(built, file)), copy).replaceAll('\\', '/')];
    writeFileSync(join(built, file), JSON.stringify(map));
  }
}
