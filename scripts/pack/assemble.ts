import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembled, compiled, root } from './folders.ts';
import type { Publishable } from './publishable.ts';
import { publishedManifest } from './published-manifest.ts';

/** Lays out the folder of a tarball and returns its path. */
export function assemble({ folder, path, manifest }: Publishable): string {
  const target = join(assembled, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(compiled, folder, 'src'), join(target, 'dist'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(path, 'README.md'), join(target, 'README.md'));
  const published = publishedManifest(manifest);
  for (const file of published.files) {
    if (file !== 'dist' && existsSync(join(path, file))) {
      cpSync(join(path, file), join(target, file), { recursive: true });
    }
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return target;
}
