import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** A project with our start script, and a server that prints its process id and each SIGTERM. */
function projectWithOurStart(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { start: scripts.start } }),
  );
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(
    join(folder, 'scripts', 'start.ts'),
    `process.on('SIGTERM', () => { console.log('terminated'); process.exit(0); });
     setTimeout(() => {}, 60_000);
     console.log('up ' + process.pid);`,
  );
  return folder;
}

test.skipIf(process.platform === 'win32')(
  'a signal to npm start reaches the server, and npm ends after it',
  async () => {
    const npm = spawn('npm', ['start'], { cwd: projectWithOurStart(), stdio: 'pipe' });
    let output = '';
    npm.stdout.on('data', (text) => {
      output += text;
    });
    const exit = new Promise((resolve) => npm.once('close', resolve));
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/up \d+/);
    const pid = Number(/up (\d+)/.exec(output)?.[1]);
    onTestFinished(() => {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    });
    npm.kill('SIGTERM');
    await exit;
    expect(output).toContain('terminated');
    expect(isAlive(pid)).toBe(false);
  },
  120_000,
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
