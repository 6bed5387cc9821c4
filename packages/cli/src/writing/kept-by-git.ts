import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The files of a folder itself, not of those below it. */
const DIRECTLY = ':(glob)*';

/** Which files git has as they are: what is written over them can be undone. */
export class KeptByGit {
  readonly #folders = new Map<string, Promise<ReadonlySet<string>>>();

  async has(folder: string, path: string): Promise<boolean> {
    const kept = this.#folders.get(folder) ?? keptIn(folder);
    this.#folders.set(folder, kept);
    return (await kept).has(basename(path));
  }
}

/** Without git, outside of a repository and before its first commit there are none. */
async function keptIn(folder: string): Promise<ReadonlySet<string>> {
  try {
    const tracked = await git(folder, ['ls-files', '-z', '--', DIRECTLY]);
    const changed = new Set(
      await git(folder, [
        ...['diff', '--no-ext-diff', '--name-only', '--relative', '-z', 'HEAD'],
        ...['--', DIRECTLY],
      ]),
    );
    return new Set(tracked.filter((name) => !changed.has(name)));
  } catch {
    return new Set();
  }
}

async function git(folder: string, words: readonly string[]): Promise<readonly string[]> {
  // The index is not refreshed on disk: somebody else may be using it.
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' };
  const { stdout } = await run('git', ['-C', folder, ...words], { env, maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter(Boolean);
}
