import { crc32 } from '@fucina/server-icon/crc32';
import { archivePath } from './archive-path.ts';
import { BlobParts } from './blob-parts.ts';
import { unpack } from './unpack.ts';
import { readPacked, readZipDirectory, type ZipEntry } from './zip-directory.ts';

export interface ArchiveFile {
  /** With `/` between folders, never leading out of the archive. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Why one file of an archive was not read. */
export type ArchiveRefusal =
  | 'unsafe-path'
  /** The archive has a file of this path already; the first one was read. */
  | 'duplicate-path'
  | 'encrypted'
  /** A link, or packed in a way that only few programs know. */
  | 'unsupported'
  | 'too-big'
  | 'bomb'
  | 'damaged';

/** Why an archive was not read at all. */
export type ArchiveError = 'no-zip' | 'damaged' | 'zip-unsupported' | 'too-many-files' | 'too-big';

export interface RefusedFile {
  readonly path: string;
  readonly reason: ArchiveRefusal;
}

export interface Archive {
  readonly files: readonly ArchiveFile[];
  readonly refused: readonly RefusedFile[];
  /** How many files were not wanted. */
  readonly skipped: number;
}

export type ArchiveResult =
  | { readonly ok: true; readonly value: Archive }
  | { readonly ok: false; readonly error: ArchiveError };

export interface ArchiveLimits {
  readonly files: number;
  /** Of one file, unpacked. */
  readonly fileBytes: number;
  /** Of all wanted files, unpacked. */
  readonly bytes: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 10_000,
  fileBytes: 20 * 1024 * 1024,
  bytes: 200 * 1024 * 1024,
};

const STORED = 0;
const DEFLATED = 8;

/** The files of a directory by their paths, without those that nobody put there. */
export function listFiles(directory: readonly ZipEntry[]): ReadonlyMap<string, ZipEntry> {
  const files = new Map<string, ZipEntry>();
  for (const entry of directory) {
    const path = entry.isFolder ? undefined : archivePath(entry.name);
    if (path !== undefined && !isOfSystem(path) && !files.has(path)) files.set(path, entry);
  }
  return files;
}

/** Reads the wanted files of a zip archive. Takes its time: call it in a worker. */
export async function readZip(
  archive: Blob,
  isWanted: (path: string) => boolean = () => true,
  limits = ARCHIVE_LIMITS,
): Promise<ArchiveResult> {
  const directory = await readZipDirectory(archive);
  return directory.ok ? readWanted(archive, directory.value, isWanted, limits) : directory;
}

/** Of an archive with this directory. Only these are unpacked, and only their parts of the archive are loaded. */
export async function readWanted(
  archive: Blob,
  directory: readonly ZipEntry[],
  isWanted: (path: string) => boolean,
  limits = ARCHIVE_LIMITS,
): Promise<ArchiveResult> {
  const { wanted, refused, skipped } = choose(directory, isWanted, limits.fileBytes);
  if (wanted.size > limits.files) return { ok: false, error: 'too-many-files' };
  // Nothing is unpacked to more bytes than the directory says.
  const bytes = [...wanted.values()].reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes) return { ok: false, error: 'too-big' };

  const files: ArchiveFile[] = [];
  const parts = new BlobParts(archive);
  for (const [path, entry] of wanted) {
    const read = await readFile(parts, entry);
    if (read instanceof Uint8Array) files.push({ path, bytes: read });
    else refused.push({ path, reason: read });
  }
  return { ok: true, value: { files, refused, skipped } };
}

function choose(
  entries: readonly ZipEntry[],
  isWanted: (path: string) => boolean,
  mostBytes: number,
) {
  const wanted = new Map<string, ZipEntry>();
  const refused: RefusedFile[] = [];
  let skipped = 0;
  for (const entry of entries) {
    if (entry.isFolder) continue;
    const path = archivePath(entry.name);
    if (path === undefined) {
      refused.push({ path: entry.name, reason: 'unsafe-path' });
    } else if (isOfSystem(path) || !isWanted(path)) {
      skipped += 1;
    } else {
      const reason = wanted.has(path) ? 'duplicate-path' : refusalOf(entry, mostBytes);
      if (reason === undefined) wanted.set(path, entry);
      else refused.push({ path, reason });
    }
  }
  return { wanted, refused, skipped };
}

/** One file of an archive, by its entry in the directory; undefined if it cannot be read. */
export async function readEntry(
  archive: Blob,
  entry: ZipEntry,
  mostBytes: number,
): Promise<Uint8Array | undefined> {
  if (refusalOf(entry, mostBytes) !== undefined) return undefined;
  const read = await readFile(new BlobParts(archive), entry);
  return read instanceof Uint8Array ? read : undefined;
}

/** macOS adds a file for each file, with the same ending. */
function isOfSystem(path: string): boolean {
  return path.startsWith('__MACOSX/');
}

function refusalOf(
  { isEncrypted, isLink, method, size }: ZipEntry,
  mostBytes: number,
): ArchiveRefusal | undefined {
  if (isEncrypted) return 'encrypted';
  if (isLink || (method !== STORED && method !== DEFLATED)) return 'unsupported';
  return size > mostBytes ? 'too-big' : undefined;
}

async function readFile(archive: BlobParts, entry: ZipEntry): Promise<Uint8Array | ArchiveRefusal> {
  const { method, size, packedSize, checksum } = entry;
  // Stored files are as long as they say; deflated ones may be a little longer than the file.
  if (packedSize > (method === STORED ? size : 2 * size + 1024)) return 'damaged';
  const packed = await readPacked(archive, entry);
  if (packed === undefined) return 'damaged';
  const unpacked = method === STORED ? stored(packed, size) : unpack(packed, size);
  if (!unpacked.ok) return unpacked.error;
  return crc32(unpacked.value) === checksum ? unpacked.value : 'damaged';
}

function stored(bytes: Uint8Array, size: number) {
  return bytes.length === size
    ? ({ ok: true, value: bytes.slice() } as const)
    : ({ ok: false, error: 'damaged' } as const);
}
