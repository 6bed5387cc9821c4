import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a copy has of its own: the workspaces, and what Vitest remembers of the files of a folder. */
const OWN = new Set(['@fucina', '.vite', '.vitest-cache']);

/** Copies the wanted files of this repository to a temporary folder, where they can be changed and built. */
export async function copyRepository(isWanted: (path: string) => boolean): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'fucina-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter((path) => path !== '' && isWanted(path))) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    // A file that git still lists may have been removed meanwhile.
    await cp(join(root, path), join(copy, path)).catch(() => undefined);
  }
  await linkPackages(copy);
  return copy;
}

/** Links npm's packages from this repository and the workspaces from the copy. */
async function linkPackages(copy: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(to, '@fucina'), { recursive: true });
  for (const name of await readdir(from)) {
    if (!OWN.has(name)) await symlink(join(from, name), join(to, name));
  }
  for (const name of await readdir(join(copy, 'packages'))) {
    await symlink(join(copy, 'packages', name), join(to, '@fucina', name));
  }
  // Versions that npm keeps beside a workspace.
  for (const workspace of ['scripts', 'server', 'web', 'e2e']) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own)) && existsSync(join(copy, workspace))) {
      await symlink(join(root, own), join(copy, own));
    }
  }
}
