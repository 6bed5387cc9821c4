import type { BlobParts } from './blob-parts.ts';

/** A file as the directory of a zip file lists it. */
export interface ZipEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isEncrypted: boolean;
  /** A link to another file, as Unix systems have them. */
  readonly isLink: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header is in the archive. */
  readonly headerAt: number;
}

export type DirectoryResult =
  | { readonly ok: true; readonly value: readonly ZipEntry[] }
  /** `zip-unsupported`: in several parts, or so large that it has a second directory. */
  | { readonly ok: false; readonly error: 'no-zip' | 'damaged' | 'zip-unsupported' };

// Sizes and signatures of the zip format (APPNOTE 4.3.7, 4.3.12, 4.3.16).
const END_SIZE = 22;
const END_SIGNATURE = 0x06054b50;
const MAX_COMMENT = 0xffff;
const ENTRY_SIZE = 46;
const ENTRY_SIGNATURE = 0x02014b50;
const HEADER_SIZE = 30;
const HEADER_SIGNATURE = 0x04034b50;
/** In place of a number that is in the second directory of large archives. */
const ELSEWHERE = { short: 0xffff, long: 0xffffffff } as const;

const ENCRYPTED = 1;
const UNIX_TYPE = 0xf000;
const UNIX_LINK = 0xa000;

/** The directory at the end of an archive, of which only the needed parts are read. */
export async function readZipDirectory(archive: Blob): Promise<DirectoryResult> {
  const tailAt = Math.max(0, archive.size - END_SIZE - MAX_COMMENT);
  const tail = await viewOf(archive, tailAt, archive.size);
  const end = findEnd(tail);
  if (end === undefined) {
    const start = await viewOf(archive, 0, Math.min(4, archive.size));
    // The rest of it never came.
    const isCutOff = start.byteLength === 4 && start.getUint32(0, true) === HEADER_SIGNATURE;
    return { ok: false, error: isCutOff ? 'damaged' : 'no-zip' };
  }
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const offset = tail.getUint32(end + 16, true);
  const isSplit = tail.getUint16(end + 4, true) !== 0 || tail.getUint16(end + 6, true) !== 0;
  if (isSplit || count === ELSEWHERE.short || offset === ELSEWHERE.long) {
    return { ok: false, error: 'zip-unsupported' };
  }
  // Something may be before the archive: offsets count from its own beginning.
  const directoryAt = tailAt + end - size;
  const beginning = directoryAt - offset;
  if (beginning < 0) return { ok: false, error: 'damaged' };
  const directory = await viewOf(archive, directoryAt, directoryAt + size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const entry = readEntry(directory, at, beginning);
    if (entry === undefined) return { ok: false, error: 'damaged' };
    entries.push(entry.value);
    at = entry.next;
  }
  return { ok: true, value: entries };
}

/** The packed bytes of a file; undefined where the archive has none there. */
export async function readPacked(
  archive: BlobParts,
  { headerAt, packedSize }: ZipEntry,
): Promise<Uint8Array | undefined> {
  const { buffer, byteOffset, length } = await archive.read(headerAt, headerAt + HEADER_SIZE);
  const header = new DataView(buffer, byteOffset, length);
  if (length < HEADER_SIZE || header.getUint32(0, true) !== HEADER_SIGNATURE) return undefined;
  const names = header.getUint16(26, true) + header.getUint16(28, true);
  const at = headerAt + HEADER_SIZE + names;
  const bytes = await archive.read(at, at + packedSize);
  return bytes.length === packedSize ? bytes : undefined;
}

/** A comment may be behind the end, and look like one itself. */
function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_SIZE + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  return undefined;
}

function readEntry(
  directory: DataView,
  at: number,
  beginning: number,
): { readonly value: ZipEntry; readonly next: number } | undefined {
  if (at + ENTRY_SIZE > directory.byteLength) return undefined;
  if (directory.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
  const short = (offset: number) => directory.getUint16(at + offset, true);
  const long = (offset: number) => directory.getUint32(at + offset, true);
  const nameEnd = at + ENTRY_SIZE + short(28);
  const next = nameEnd + short(30) + short(32);
  if (next > directory.byteLength) return undefined;
  const name = decodeName(
    new Uint8Array(directory.buffer, directory.byteOffset + at + ENTRY_SIZE, short(28)),
  );
  const value: ZipEntry = {
    name,
    isFolder: /[/\\]$/.test(name),
    isEncrypted: (short(8) & ENCRYPTED) !== 0,
    isLink: ((long(38) >>> 16) & UNIX_TYPE) === UNIX_LINK,
    method: short(10),
    checksum: long(16),
    packedSize: long(20),
    size: long(24),
    headerAt: beginning + long(42),
  };
  return { value, next };
}

/** Most programs write UTF-8, also where they do not say so. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}
