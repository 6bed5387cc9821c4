import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { packAll, type Tarball } from '../../scripts/pack/pack-all.ts';
import { writeExamples } from './write-examples.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A project outside the repository, with nothing installed but the tarballs. */
    readonly consumer: string;
    readonly tarballs: readonly Tarball[];
  }
}

export default async function installTarballs({ provide }: TestProject) {
  const tarballs = await packAll();
  const consumer = mkdtempSync(join(tmpdir(), 'fucina-packages-'));
  const dependencies = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }, null, 2),
  );
  // Nothing but the tarballs is needed, so the network must not be either.
  const npm = spawnSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit'], {
    cwd: consumer,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`The tarballs cannot be installed.\n${npm.stderr}`);
  writeExamples(
    consumer,
    tarballs.map(({ name }) => ({
      name,
      readme: readFileSync(join(consumer, 'node_modules', name, 'README.md'), 'utf8'),
    })),
  );
  provide('consumer', consumer);
  provide('tarballs', tarballs);
  return () => rmSync(consumer, { recursive: true, force: true });
}
