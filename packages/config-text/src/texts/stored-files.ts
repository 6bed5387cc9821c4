/** Why the files of a folder hold no texts that somebody would change: one for each player, copies, or records. */
export type StoredKind = 'players' | 'backups' | 'records';

/** A folder with such files. */
export interface StoredFiles {
  readonly folder: string;
  readonly kind: StoredKind;
  readonly count: number;
}

const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\.[^.]+$/i;
const BACKUPS = /^(?:.+\/)?(?:(?:file)?backups?|archives?)(?=\/)/i;
/** Numbered messages and menus are fewer. */
const MANY_ALIKE = 200;

/** Of the files of a server’s folder, those that may be opened, and the folders whose files are only stored there. */
export function withoutStored<File extends { readonly path: string }>(
  files: readonly File[],
): { readonly files: readonly File[]; readonly stored: readonly StoredFiles[] } {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const shape = shapeOf(path);
    if (shape !== undefined) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const stored = new Map<string, StoredFiles>();
  const kept = files.filter(({ path }) => {
    const found = storedIn(path, counts);
    if (found === undefined) return true;
    const place = `${found.kind} ${found.folder}`;
    stored.set(place, { ...found, count: (stored.get(place)?.count ?? 0) + 1 });
    return false;
  });
  return { files: kept, stored: [...stored.values()] };
}

function storedIn(
  path: string,
  counts: ReadonlyMap<string, number>,
): Omit<StoredFiles, 'count'> | undefined {
  const backups = BACKUPS.exec(path)?.[0];
  if (backups !== undefined) return { folder: backups, kind: 'backups' };
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(0, slash));
  if (UUID.test(path.slice(slash + 1))) return { folder, kind: 'players' };
  const isOneOfMany = (counts.get(shapeOf(path) ?? '') ?? 0) >= MANY_ALIKE;
  // Who opens a folder of them wants them.
  return isOneOfMany && folder !== '' ? { folder, kind: 'records' } : undefined;
}

/** The path of a numbered file without its numbers; undefined for others. */
function shapeOf(path: string): string | undefined {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  const shape = name.replace(/\d+/g, '0');
  return /\d/.test(name) ? path.slice(0, slash + 1) + shape : undefined;
}
