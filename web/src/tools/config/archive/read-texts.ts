import { type StoredFiles, withoutStored } from '@fucina/config-text/inner';
import { isEvidence, isWanted } from '../opening/wanted-files.ts';
import { type Archive, type ArchiveError, listFiles, readEntry, readWanted } from './read-zip.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Of a larger jar its name tells enough: unpacking a hundred of them takes long. */
const MAX_BYTES_ALONE = 8 * 1024 * 1024;

export interface ArchivedTexts extends Archive {
  /** Folders whose files are only stored there. */
  readonly stored: readonly StoredFiles[];
  /** Files that are read, one by one, for what they say about plugins. */
  readonly evidence: readonly ArchivedEvidence[];
}

export interface ArchivedEvidence {
  readonly path: string;
  /** Where it is in the archive: its directory is not read again for each of a hundred jars. */
  readonly entry: ZipEntry;
}

export type ArchivedTextsResult =
  | { readonly ok: true; readonly value: ArchivedTexts }
  | { readonly ok: false; readonly error: ArchiveError };

/** Of an archive what would be opened of a folder with the same files. */
export async function readTexts(archive: Blob): Promise<ArchivedTextsResult> {
  const directory = await readZipDirectory(archive);
  if (!directory.ok) return directory;
  const entries = listFiles(directory.value);
  const paths = [...entries.keys()];
  const above = folderOfAll(paths).length;
  const { files, stored } = withoutStored(
    Array.from(entries, ([path, entry]) => ({ path: path.slice(above), whole: { path, entry } })),
  );
  const kept = files.map(({ whole }) => whole);
  const evidence = kept.filter(({ path }) => isEvidence(path));
  const wanted = new Set(
    kept.map(({ path }) => path).filter((path) => isWanted(path) && !isEvidence(path)),
  );
  const read = await readWanted(archive, directory.value, (path) => wanted.has(path));
  if (!read.ok) return read;
  const skipped = kept.length - evidence.length - wanted.size;
  return { ok: true, value: { ...read.value, skipped, stored, evidence } };
}

/** One file of an archive; undefined if it cannot be read. */
export function readOne(archive: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> {
  return readEntry(archive, entry, MAX_BYTES_ALONE);
}

/** The folder that was packed: who packs one with backups wants them. */
function folderOfAll(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}
