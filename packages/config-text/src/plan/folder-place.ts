/** Where a file is: paths have `/` or `\` between folders. */
export interface FolderPlace {
  readonly folders: readonly string[];
  /** The folder below `plugins`, which all files of a plugin are in; undefined for other places. */
  readonly plugin: string | undefined;
}

export function placeOf(path: string): FolderPlace {
  const folders = path.split(/[\\/]+/).slice(0, -1);
  const plugins = folders.findLastIndex((name) => name.toLowerCase() === 'plugins');
  const isBelow = plugins !== -1 && plugins + 1 < folders.length;
  return { folders, plugin: isBelow ? folders.slice(0, plugins + 2).join('/') : undefined };
}

/** What belongs to one plugin as far as paths tell: its folder, else the outermost one; empty for files without one. */
export function askedPlaceOf(path: string): string {
  const { folders, plugin } = placeOf(path);
  return plugin ?? folders.find((folder) => !NO_NAMES.has(folder.toLowerCase())) ?? '';
}

/** Of no folder, and of folders that hold those of plugins. */
const NO_NAMES = new Set(['', '.', 'plugins', 'config', 'mods']);

/** Only texts of the same place are joined: those of a plugin, or all that belong to none, whose place is empty. */
export function joinPlaceOf(path: string): string {
  return placeOf(path).plugin ?? '';
}

/** Whether what is in `other` belongs to `place`: it is in the same folder or in one above, of the same plugin. */
export function reaches(other: FolderPlace, place: FolderPlace): boolean {
  return (
    other.plugin === place.plugin &&
    (other.folders.length === place.folders.length || place.plugin !== undefined) &&
    other.folders.every((name, index) => place.folders[index] === name)
  );
}

/** How far another file of the plugin is: first by the folders to go up, then by those to go down. */
export function distance(from: FolderPlace, to: FolderPlace): number {
  if (from.plugin !== to.plugin) return Number.POSITIVE_INFINITY;
  const different = from.folders.findIndex((name, index) => to.folders[index] !== name);
  const shared = different === -1 ? from.folders.length : different;
  return (from.folders.length - shared) * MAX_DEPTH + (to.folders.length - shared);
}

/** More than the folders of any path. */
const MAX_DEPTH = 10_000;
