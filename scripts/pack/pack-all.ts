import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { assemble } from './assemble.ts';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import { tarballs } from './folders.ts';
import { publishableLibraries, publishablePackages, publishablePrograms } from './publishable.ts';

export interface Tarball {
  readonly name: string;
  readonly file: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

/** Compiles or bundles the packages for others and makes a tarball of each. */
export async function packAll(): Promise<Tarball[]> {
  compile(publishableLibraries());
  for (const program of publishablePrograms()) await bundle(program);
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  return npmPack(publishablePackages().map(assemble));
}

function npmPack(folders: readonly string[]): Tarball[] {
  const run = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', tarballs, ...folders],
    { cwd: tarballs, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (run.status !== 0) throw new Error(`npm pack failed.\n${run.stdout}${run.stderr}`);
  const packed: NpmPacked[] = JSON.parse(run.stdout);
  return packed.map(({ name, filename, size, unpackedSize, entryCount }) => ({
    name,
    file: join(tarballs, filename),
    packedBytes: size,
    unpackedBytes: unpackedSize,
    files: entryCount,
  }));
}

interface NpmPacked {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}
