import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import type { WorkspaceManifest } from './published-manifest.ts';

/** What only this repository uses: fake servers and recorded answers for tests, and parts that pages need. */
const OURS_ALONE = /^\.\/(?:testing\/|inner$)/;

export interface Publishable {
  /** The folder below `packages`. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: WorkspaceManifest;
}

/** A package that is imported. */
export interface Library extends Publishable {
  readonly manifest: WorkspaceManifest & Required<Pick<WorkspaceManifest, 'exports'>>;
}

/** A package that is run. */
export interface Program extends Publishable {
  readonly manifest: WorkspaceManifest & Required<Pick<WorkspaceManifest, 'bin'>>;
}

/**
 * The packages for others: those that say how they are published. All stay `private` in the repository, so that
 * nobody publishes the sources by mistake.
 */
export function publishablePackages(): Publishable[] {
  return readdirSync(join(root, 'packages'))
    .map((folder) => {
      const path = join(root, 'packages', folder);
      return { folder, path, manifest: readManifest(path) };
    })
    .filter(({ manifest }) => manifest.publishConfig !== undefined);
}

export function publishableLibraries(): Library[] {
  return publishablePackages().filter((one): one is Library => one.manifest.exports !== undefined);
}

export function publishablePrograms(): Program[] {
  return publishablePackages().filter(
    (one): one is Program => one.manifest.exports === undefined && one.manifest.bin !== undefined,
  );
}

/** The modules that the paths of a package lead to. */
export function sourcesOf({ path, manifest }: Library): string[] {
  return Object.values(manifest.exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(path, file));
}

function readManifest(path: string): WorkspaceManifest {
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  if (manifest.exports === undefined) return manifest;
  const paths = Object.entries(manifest.exports).filter(([at]) => !OURS_ALONE.test(at));
  return { ...manifest, exports: Object.fromEntries(paths) };
}
