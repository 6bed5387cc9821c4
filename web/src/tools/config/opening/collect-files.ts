import { fileFormatOf } from '@fucina/config-text/file';
import {
  isReadme,
  type StoredFiles,
  type StoredKind,
  withoutStored,
} from '@fucina/config-text/inner';
import type { ArchivedEvidence, ArchivedTexts } from '../archive/read-texts.ts';
import type { ArchiveError, ArchiveRefusal } from '../archive/read-zip.ts';
import type { DiskFile, GivenFile } from '../session/studio-file.ts';
import type { StudioSession } from '../session/studio-session.ts';
import { takeTurns } from '../session/take-turns.ts';
import { filesOfHandles } from './file-system-access.ts';
import { isWanted } from './wanted-files.ts';

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
  /** All files, with those in archives. */
  readonly candidates: readonly Candidate[];
}

const MAX_FILES = 10_000;
const MAX_BYTES = 200 * 1024 * 1024;
const MAX_FOLDERS = 40;
/** Of all kinds: a folder of a whole server is not walked to its end. */
const MAX_FOUND = 20 * MAX_FILES;

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
  const limits = { folders: MAX_FOLDERS + 1, files: MAX_FOUND };
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
  const { files: given, stored } = withoutStored(candidates.map(belowDropped));
  const left: LeftOut[] = stored.map(leftStored);
  const counts = new Map<Counted, number>();
  const leave = (reason: Counted, count = 1) =>
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  // A browser takes a while to say how large a file is, and to make one.
  const takeTurn = takeTurns();
  const unpack = async (candidate: Candidate): Promise<readonly Candidate[]> => {
    const { path, content } = candidate;
    if (!isArchive(path) || isTooDeep(path)) return [candidate];
    const archive = await content();
    if (archive === undefined) return [candidate];
    const read = await unzip(archive, session);
    if (!read.ok) {
      left.push({ reason: 'archive', path, error: read.error });
      return [];
    }
    const { refused, skipped } = read.value;
    left.push(...read.value.stored.map(leftStored));
    for (const one of refused) {
      left.push({ reason: 'archived-file', path: one.path, error: one.reason });
    }
    if (skipped > 0) leave('other-kinds', skipped);
    return candidatesIn(archive, read.value, session);
  };
  const found: Candidate[] = [];
  for (const { candidate } of given.toSorted(byPath)) {
    for (const one of await unpack(candidate)) found.push(one);
  }

  const files: GivenFile[] = [];
  let bytes = 0;
  const add = (file: GivenFile) => {
    if (files.length >= MAX_FILES) return leave('too-many-files');
    if (bytes + file.content.size > MAX_BYTES) return leave('too-many-bytes');
    bytes += file.content.size;
    return files.push(file);
  };
  const open = async ({ path, isNamed, disk, content }: Candidate) => {
    if (isTooDeep(path)) return leave('too-deep');
    if (!isArchive(path) && !isNamed && !isWanted(path)) return leave('other-kinds');
    // It is read for what it says about the plugin.
    if (isReadme(path)) return undefined;
    if (!isArchive(path) && fileFormatOf(path) === undefined) {
      return left.push({ reason: 'unknown-format', path });
    }
    const blob = await content();
    if (blob === undefined) return left.push({ reason: 'unreadable', path });
    return add({ path, content: blob, isFound: !isNamed, ...(disk && { disk }) });
  };
  for (const candidate of found.toSorted((one, other) => compare(one.path, other.path))) {
    await open(candidate);
    await takeTurn();
  }
  left.sort((one, other) => compare(pathOf(one), pathOf(other)));
  return {
    files,
    left: [...left, ...Array.from(counts, ([reason, count]) => ({ reason, count }))],
    candidates: found,
  };
}

function pathOf(left: LeftOut): string {
  return 'path' in left ? left.path : '';
}

function leftStored({ folder, kind, count }: StoredFiles): LeftOut {
  return { reason: kind, path: folder, count };
}

function isArchive(path: string): boolean {
  return /\.zip$/i.test(path);
}

function isTooDeep(path: string): boolean {
  return path.split('/').length > MAX_FOLDERS + 1;
}

/** As those of a folder. What only tells something about plugins is unpacked when it is read. */
function candidatesIn(
  archive: Blob,
  { files, evidence }: ArchivedTexts,
  session: StudioSession,
): readonly Candidate[] {
  // The bytes were made by unpacking, never shared.
  const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const unpackOne = async ({ entry }: ArchivedEvidence) => {
    const question = { kind: 'unzip-one', archive, entry } as const;
    const bytes = await session.ask<'unzip-one'>(question).catch(() => undefined);
    return bytes && blobOf(bytes);
  };
  return [
    ...files.map(({ path, bytes }) => {
      return { path, isNamed: false, content: () => Promise.resolve(blobOf(bytes)) };
    }),
    ...evidence.map((one) => ({
      path: one.path,
      isNamed: false,
      content: () => unpackOne(one),
    })),
  ];
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
  if (!isFolder(entry) || depth > MAX_FOLDERS) return [];
  const reader = entry.createReader();
  const found: Candidate[] = [];
  // A folder comes in parts, until one is empty.
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) return found;
    for (const inner of part) found.push(...(await filesBelow(inner, depth + 1)));
    if (found.length > MAX_FOUND) return found;
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
