import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { packAll, type Tarball } from '../../scripts/pack/pack-all.ts';
import { publishableLibraries } from '../../scripts/pack/publishable.ts';
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
  copyInstalled(join(consumer, 'node_modules'));
  // Nothing but the tarballs and those copies is needed, so the network must not be either.
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

/** The packages of others that ours need, as they are installed in the repository. */
function copyInstalled(folder: string): void {
  const copied = new Set<string>();
  const copyAll = (dependencies: Readonly<Record<string, string>> = {}, from: string) => {
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@fucina/') || copied.has(name)) continue;
      copied.add(name);
      const manifest = findPackageJSON(name, from);
      if (manifest === undefined) throw new Error(`${name} is not installed`);
      cpSync(dirname(manifest), join(folder, name), { recursive: true });
      copyAll(JSON.parse(readFileSync(manifest, 'utf8')).dependencies, manifest);
    }
  };
  for (const { path, manifest } of publishableLibraries()) {
    copyAll(manifest.dependencies, join(path, 'package.json'));
  }
}
