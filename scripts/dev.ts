// The site with hot reloading: Vite serves the pages, our server answers the API calls.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');

const server = spawn(process.execPath, ['--watch', 'scripts/demo.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: '3000' },
});
const vite = await createServer({ configFile: join(root, 'web', 'vite.config.ts') });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal);
    void vite.close().then(() => process.exit());
  });
}
