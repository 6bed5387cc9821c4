import { mayHoldTexts } from '@fucina/config-text';
import { fileFormatOf } from '@fucina/config-text/file';
import type { GivenFile, StudioSession } from '../session/studio-session.ts';

/** Why some of what was given is not opened. */
export type LeftReason =
  | 'too-many-files'
  | 'too-many-bytes'
  | 'too-deep'
  | 'other-kinds'
  | 'archive'
  | 'refused';

export interface Collected {
  readonly files: readonly GivenFile[];
  readonly left: ReadonlyMap<LeftReason, number>;
}

const MOST_FILES = 2000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_FOLDERS = 40;

/** A file with its path in what was dropped or chosen. `isNamed`: somebody chose this very file. */
interface Candidate extends GivenFile {
  readonly isNamed: boolean;
}

/** The files that were chosen or dropped, with those inside of dropped folders. */
export async function filesOf(
  files: readonly File[],
  entries: readonly FileSystemEntry[],
): Promise<readonly Candidate[]> {
  if (!entries.some((entry) => entry.isDirectory)) {
    return files.map((file) => ({
      path: file.webkitRelativePath || file.name,
      content: file,
      isNamed: file.webkitRelativePath === '',
    }));
  }
  const found = await Promise.all(entries.map((entry) => filesBelow(entry, 0)));
  return found.flat();
}

/** Opens archives, leaves out what holds no texts, and keeps to the limits. */
export async function collectFiles(
  candidates: readonly Candidate[],
  session: StudioSession,
): Promise<Collected> {
  const left = new Map<LeftReason, number>();
  const leave = (reason: LeftReason, count = 1) =>
    left.set(reason, (left.get(reason) ?? 0) + count);
  const files: GivenFile[] = [];
  let bytes = 0;
  const add = (file: GivenFile) => {
    if (files.length >= MOST_FILES) return leave('too-many-files');
    if (bytes + file.content.size > MOST_BYTES) return leave('too-many-bytes');
    bytes += file.content.size;
    return files.push(file);
  };
  for (const { path, content, isNamed } of candidates) {
    if (path.split('/').length > MOST_FOLDERS + 1) leave('too-deep');
    else if (/\.zip$/i.test(path)) {
      const archive = await session.ask({ kind: 'unzip', archive: content });
      if (!archive.ok) leave('archive');
      else {
        const { files: unpacked, refused, skipped } = archive.value;
        // The bytes were made by unpacking, never shared.
        for (const one of unpacked) {
          add({ path: one.path, content: new Blob([one.bytes as Uint8Array<ArrayBuffer>]) });
        }
        if (refused.length > 0) leave('refused', refused.length);
        if (skipped > 0) leave('other-kinds', skipped);
      }
    } else if (isNamed || (fileFormatOf(path) !== undefined && mayHoldTexts(path))) {
      add({ path, content });
    } else leave('other-kinds');
  }
  return { files, left };
}

async function filesBelow(entry: FileSystemEntry, depth: number): Promise<readonly Candidate[]> {
  if (isFile(entry)) {
    const content = await new Promise<File | undefined>((resolve) =>
      entry.file(resolve, () => resolve(undefined)),
    );
    const path = entry.fullPath.replace(/^\//, '');
    return content === undefined ? [] : [{ path, content, isNamed: depth === 0 }];
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
    if (found.length > 20 * MOST_FILES) return found;
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
