import { fitsGlob } from './glob.ts';
import { PLUGIN_PROFILES } from './plugins/index.ts';

/**
 * The place where a plugin looks for a file of this name, if the file is in another folder of the plugin, where
 * it is not read.
 */
export function placeOfMisplaced(path: string): string | undefined {
  const folders = path.replaceAll('\\', '/').split('/');
  const name = folders.pop() ?? '';
  const isInPlugin = (plugin: string) =>
    folders.some((folder) => folder.toLowerCase() === plugin.toLowerCase());
  const isIn = (glob: string) => fitsGlob(path.replaceAll('\\', '/'), glob);
  const reader = PLUGIN_PROFILES.find(({ files }) => files.some(isIn));
  if (reader !== undefined) return reader.movedTo?.files;
  const globs = PLUGIN_PROFILES.flatMap(({ files }) => files);
  return globs.find((glob) => {
    const parts = glob.split('/');
    const pattern = parts.at(-1) ?? '';
    const plugin = parts[0] ?? '';
    // A name such as *.yml says nothing.
    const isOwnName = /^\w/.test(pattern) && plugin !== '' && parts.length > 2;
    return isOwnName && isInPlugin(plugin) && fitsGlob(name, pattern);
  });
}
