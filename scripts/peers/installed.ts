import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installSeparately } from '../separate-project.ts';

export const peersHome = import.meta.dirname;
const manifest = join(peersHome, 'package.json');

/** Installs the packages of others, of which half a gigabyte is data of the game. */
export function installPeers(): void {
  installSeparately(peersHome, ['--ignore-scripts']);
}

/** A package of others; `Shape` is what we use of it, as its README says. */
export function peer<Shape>(name: string): Shape {
  return createRequire(manifest)(name);
}

export function peerVersion(name: string): string {
  return peer<{ readonly version: string }>(join(peersHome, 'node_modules', name, 'package.json'))
    .version;
}
