import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Which code this process runs. */
export interface BuildInfo {
  readonly version: string;
  /** The commit's full hash, or `unknown`. */
  readonly commit: string;
}

const ROOT = join(import.meta.dirname, '../..');
const GIT_DEADLINE_MS = 2000;
const UNKNOWN = 'unknown';

/** `commit` is what the operator names; otherwise git is asked, where the code runs from a clone. */
export async function readBuildInfo(commit: string | undefined): Promise<BuildInfo> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return { version, commit: commit ?? (await askGit()) };
}

async function askGit(): Promise<string> {
  // The clone may belong to another user than the one that the server runs as.
  const args = ['-c', `safe.directory=${ROOT}`, 'rev-parse', 'HEAD'];
  const asked = promisify(execFile)('git', args, { cwd: ROOT, timeout: GIT_DEADLINE_MS });
  const said = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return /^[0-9a-f]{40,64}$/.test(said) ? said : UNKNOWN;
}
