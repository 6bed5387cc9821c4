import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What only a plugin, a mod or a server has. */
const SIGNS = [
  'plugin.yml',
  'paper-plugin.yml',
  'bungee.yml',
  'velocity-plugin.json',
  'fabric.mod.json',
  'neoforge.mods.toml',
  'sponge_plugins.json',
  'server.properties',
  'velocity.toml',
  'fucina.config.json',
];
const RESOURCES = 'src/main/resources';
/** What says what a project is made of. */
const BUILD_FILES = [
  'build.gradle',
  'build.gradle.kts',
  'gradle/libs.versions.toml',
  'pom.xml',
  'Cargo.toml',
  'package.json',
];
const LIBRARIES =
  /adventure|paper-api|spigot-api|bukkit|velocity-api|bungeecord-api|minestom|spongeapi|minimessage/i;
const MAX_BYTES = 2 ** 20;

/** Whether a folder, or one above it, holds a server or a project for one. What was found out is kept in `known`. */
export function isInProject(folder: string, known: Map<string, boolean>): boolean {
  const found = known.get(folder);
  if (found !== undefined) return found;
  const parent = dirname(folder);
  const isIn = isProject(folder) || (parent !== folder && isInProject(parent, known));
  known.set(folder, isIn);
  return isIn;
}

function isProject(folder: string): boolean {
  const places = [folder, join(folder, RESOURCES)];
  if (places.some((place) => SIGNS.some((name) => existsSync(join(place, name))))) return true;
  return BUILD_FILES.some((name) => LIBRARIES.test(readSmall(join(folder, name))));
}

function readSmall(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > MAX_BYTES) return '';
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Nobody may read it: it tells nothing.
    return '';
  }
}
