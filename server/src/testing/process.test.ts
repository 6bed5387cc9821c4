import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Node starts a shell, which starts another one: both must end with Node.
const PROGRAM = `
  import { startProcess } from ${JSON.stringify(join(import.meta.dirname, 'process.ts'))};
  const { child } = startProcess('sh', ['-c', 'sleep 600 & echo $! $$; wait'], { stdio: 'pipe' });
  child.stdout.pipe(process.stdout);
`;

test('what a killed process had started ends with it', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: 'pipe' });
  const [text] = await once(parent.stdout, 'data');
  const pids = String(text).trim().split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await expect.poll(() => pids.some(isAlive)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
