/** More folders than any server has. */
const MAX_FOLDERS = 40;

/**
 * The path of a file in an archive, with `/` between folders. Undefined where it leads out of the archive, or is no
 * path at all.
 */
export function archivePath(name: string): string | undefined {
  const path = name.replaceAll('\\', '/');
  const isAbsolute = path.startsWith('/') || /^[a-z]:/i.test(path);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no system writes them into names
  if (isAbsolute || /[\x00-\x1f\x7f]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.length > MAX_FOLDERS || parts.includes('..')) return undefined;
  return parts.join('/');
}
