import { isAbsolute, relative, resolve, sep } from 'node:path';

/** A path with `/` between folders, as it is written on all systems. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** A path relative to a folder that it is in, with `/`; undefined elsewhere. */
export function below(folder: string, path: string): string | undefined {
  const local = relative(folder, resolve(path));
  const isOutside = local === '..' || local.startsWith(`..${sep}`) || isAbsolute(local);
  return isOutside || local === '' ? undefined : slashed(local);
}
