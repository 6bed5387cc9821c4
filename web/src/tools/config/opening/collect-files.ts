import { mayHoldTexts, type StoredKind, withoutStored } from '@fucina/config-text';
import { fileFormatOf } from '@fucina/config-text/file';
import type { ArchiveError, ArchiveRefusal } from '../archive/read-zip.ts';
import type { DiskFile, GivenFile } from '../session/studio-file.ts';
import type { StudioSession } from '../session/studio-session.ts';
import { takeTurns } from '../session/take-turns.ts';
import { filesOfHandles } from './file-system-access.ts';

/** What of the given files is not opened, and why. */
export type LeftOut =
  | {
      readonly reason: 'too-many-files' | 'too-many-bytes' | 'too-deep' | 'other-kinds';
      readonly count: number;
    }
  | { readonly reason: StoredKind; readonly path: string; readonly count: number }
  | { readonly reason: 'archive'; readonly path: string; readonly error: ArchiveError | 'too-slow' }
  | { readonly reason: 'archived-file'; readonly path: string; readonly error: ArchiveRefusal }
  /** Somebody chose a file of a kind that nothing here reads. */
  | { readonly reason: 'unreadable' | 'unknown-format'; readonly path: string };

type Counted = Exclude<
  Extract<LeftOut, { readonly count: number }>,
  { readonly path: string }
>['reason'];

export interface Collected {
  readonly files: readonly GivenFile[];
  readonly left: readonly LeftOut[];
}

const MOST_FILES = 10_000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_FOLDERS = 40;
/** Of all kinds: a folder of a whole server is not walked to its end. */
const MOST_FOUND = 20 * MOST_FILES;

/** A file with its path in what was dropped or chosen. */
export interface Candidate {
  readonly path: string;
  /** Somebody chose this very file. */
  readonly isNamed: boolean;
  readonly disk?: DiskFile;
  /** Undefined if it cannot be read. */
  readonly content: () => Promise<Blob | undefined>;
}

/** The files that were chosen or dropped, with those inside of dropped folders. */
export async function filesOf(
  files: readonly File[],
  entries: readonly FileSystemEntry[],
): Promise<readonly Candidate[]> {
  if (!entries.some((entry) => entry.isDirectory)) {
    return files.map((file) => ({
      path: file.webkitRelativePath || file.name,
      content: () => Promise.resolve(file),
      isNamed: file.webkitRelativePath === '',
    }));
  }
  const found = await Promise.all(entries.map((entry) => filesBelow(entry, 0)));
  return found.flat();
}

/** The same for handles, whose files can be written where they are. */
export async function filesByHandles(
  handles: readonly FileSystemHandle[],
): Promise<readonly Candidate[]> {
  const limits = { folders: MOST_FOLDERS + 1, files: MOST_FOUND };
  const found = await filesOfHandles(handles, limits);
  return found.map((one) => ({
    ...one,
    content: () => one.disk.file.getFile().catch(() => undefined),
  }));
}

/** Opens archives, leaves out what holds no texts, then keeps to the limits, in the order of the paths. */
export async function collectFiles(
  candidates: readonly Candidate[],
  session: StudioSession,
): Promise<Collected> {
  const { files: wanted, stored } = withoutStored(candidates.map(belowDropped));
  const left: LeftOut[] = stored.map(({ folder, kind, count }) => {
    return { reason: kind, path: folder, count };
  });
  const counts = new Map<Counted, number>();
  const leave = (reason: Counted, count = 1) =>
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  const files: GivenFile[] = [];
  let bytes = 0;
  // A browser takes a while to say how large a file is, and to make one.
  const takeTurn = takeTurns();
  const add = (file: GivenFile) => {
    if (files.length >= MOST_FILES) return leave('too-many-files');
    if (bytes + file.content.size > MOST_BYTES) return leave('too-many-bytes');
    bytes += file.content.size;
    return files.push(file);
  };
  const open = async ({ path, isNamed, disk, content }: Candidate) => {
    const isArchive = /\.zip$/i.test(path);
    if (path.split('/').length > MOST_FOLDERS + 1) return leave('too-deep');
    if (!isArchive && !isNamed && !isWanted(path)) return leave('other-kinds');
    if (!isArchive && fileFormatOf(path) === undefined) {
      return left.push({ reason: 'unknown-format', path });
    }
    const blob = await content();
    if (blob === undefined) return left.push({ reason: 'unreadable', path });
    if (!isArchive) return add({ path, content: blob, isFound: !isNamed, ...(disk && { disk }) });
    const archive = await unzip(blob, session);
    if (!archive.ok) return left.push({ reason: 'archive', path, error: archive.error });
    const { files: unpacked, refused, skipped } = archive.value;
    for (const one of unpacked) {
      // The bytes were made by unpacking, never shared.
      const content = new Blob([one.bytes as Uint8Array<ArrayBuffer>]);
      add({ path: one.path, content, isFound: true });
      await takeTurn();
    }
    for (const one of refused) {
      left.push({ reason: 'archived-file', path: one.path, error: one.reason });
    }
    return skipped > 0 && leave('other-kinds', skipped);
  };
  for (const { candidate } of wanted.toSorted(byPath)) {
    await open(candidate);
    await takeTurn();
  }
  return {
    files,
    left: [...left, ...Array.from(counts, ([reason, count]) => ({ reason, count }))],
  };
}

interface Below {
  readonly path: string;
  readonly candidate: Candidate;
}

/** Somebody who opens a folder with backups wants them, and who chooses a file wants it whatever its name is. */
function belowDropped(candidate: Candidate): Below {
  const { path, isNamed } = candidate;
  return { path: isNamed ? '' : path.slice(path.indexOf('/') + 1), candidate };
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

function byPath(one: Below, other: Below): number {
  return compare(one.candidate.path, other.candidate.path);
}

/** Whether a file of a folder is opened. */
function isWanted(path: string): boolean {
  return fileFormatOf(path) !== undefined && mayHoldTexts(path);
}

async function unzip(archive: Blob, session: StudioSession) {
  try {
    return await session.ask<'unzip'>({ kind: 'unzip', archive });
  } catch {
    // The worker is stopped when it says nothing for a long time.
    return { ok: false, error: 'too-slow' } as const;
  }
}

async function filesBelow(entry: FileSystemEntry, depth: number): Promise<readonly Candidate[]> {
  if (isFile(entry)) {
    const path = entry.fullPath.replace(/^\//, '');
    const content = () =>
      new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));
    return [{ path, content, isNamed: depth === 0 }];
  }
  if (!isFolder(entry) || depth > MOST_FOLDERS) return [];
  const reader = entry.createReader();
  const found: Candidate[] = [];
  // A folder comes in parts, until one is empty.
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) return found;
    for (const inner of part) found.push(...(await filesBelow(inner, depth + 1)));
    if (found.length > MOST_FOUND) return found;
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
