// Tests the server status against game servers, and the table of game versions against game data, that others wrote.
// Arguments are passed to Vitest.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { gameServers, installGameServers } from './game-servers/install.ts';

const root = join(import.meta.dirname, '..');

installGameServers();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', join(gameServers, 'vitest.config.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
