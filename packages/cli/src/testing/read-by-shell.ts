import { spawnSync } from 'node:child_process';

/** What a shell makes of a line that runs our program at its end. */
export function readByShell(line: string) {
  const script = `fucina() { cat; printf '\\0'; printf '%s\\0' "$@"; }; ${line}`;
  const { stdout } = spawnSync('bash', ['-c', script], { input: '', encoding: 'utf8' });
  const [input, ...words] = stdout.split('\0').slice(0, -1);
  return { input, words };
}
