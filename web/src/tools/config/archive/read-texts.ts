import { type StoredFiles, withoutStored } from '@fucina/config-text';
import { isEvidence, isWanted } from '../opening/wanted-files.ts';
import { ARCHIVE_LIMITS, type Archive, type ArchiveError, listZip, readZip } from './read-zip.ts';

/** Of a larger jar its name tells enough: unpacking a hundred of them takes long. */
const LARGEST_ALONE = 8 * 1024 * 1024;

export interface ArchivedTexts extends Archive {
  /** Folders whose files are only stored there. */
  readonly stored: readonly StoredFiles[];
  /** Files that are read, one by one, for what they say about plugins. */
  readonly evidence: readonly string[];
}

export type ArchivedTextsResult =
  | { readonly ok: true; readonly value: ArchivedTexts }
  | { readonly ok: false; readonly error: ArchiveError };

/** Of an archive what would be opened of a folder with the same files. */
export async function readTexts(archive: Blob): Promise<ArchivedTextsResult> {
  const paths = (await listZip(archive)) ?? [];
  const above = folderOfAll(paths).length;
  const { files, stored } = withoutStored(
    paths.map((whole) => ({ path: whole.slice(above), whole })),
  );
  const kept = files.map(({ whole }) => whole);
  const evidence = kept.filter(isEvidence);
  const wanted = new Set(kept.filter((path) => isWanted(path) && !isEvidence(path)));
  const read = await readZip(archive, (path) => wanted.has(path));
  if (!read.ok) return read;
  const skipped = kept.length - evidence.length - wanted.size;
  return { ok: true, value: { ...read.value, skipped, stored, evidence } };
}

/** One file of an archive; undefined if it cannot be read. */
export async function readOne(archive: Blob, path: string): Promise<Uint8Array | undefined> {
  const limits = { ...ARCHIVE_LIMITS, fileBytes: LARGEST_ALONE };
  const read = await readZip(archive, (one) => one === path, limits);
  return read.ok ? read.value.files[0]?.bytes : undefined;
}

/** The folder that was packed: who packs one with backups wants them. */
function folderOfAll(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}
