import type { DiskFile } from '../session/studio-file.ts';

// The File System Access API, which Chromium has: with it, files can be written where they were opened.

interface AskingWindow {
  readonly showOpenFilePicker?: (options: {
    readonly multiple: true;
  }) => Promise<readonly FileSystemFileHandle[]>;
  readonly showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
}

interface DroppedItem {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

export interface FoundFile {
  readonly path: string;
  /** Somebody chose this very file. */
  readonly isNamed: boolean;
  readonly disk: DiskFile;
}

/** Lets the visitor choose. Undefined where the browser cannot, or does not want to; empty when they cancel. */
export async function pickHandles(
  kind: 'files' | 'folder',
): Promise<readonly FileSystemHandle[] | undefined> {
  const { showOpenFilePicker, showDirectoryPicker } = window as AskingWindow;
  try {
    if (kind === 'files') return await showOpenFilePicker?.({ multiple: true });
    return showDirectoryPicker && [await showDirectoryPicker()];
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? [] : undefined;
  }
}

/** Whether `pickHandles` can ask. */
export function hasPicker(kind: 'files' | 'folder'): boolean {
  return (kind === 'files' ? 'showOpenFilePicker' : 'showDirectoryPicker') in window;
}

/** What was dropped. To be called while the event is handled; undefined where the browser does not say. */
export function droppedHandles(
  items: DataTransferItemList,
): Promise<readonly FileSystemHandle[] | undefined> {
  const asked = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => (item as DroppedItem).getAsFileSystemHandle?.());
  return Promise.all(asked).then(
    (handles) => {
      const found = handles.filter((handle) => handle != null);
      return found.length === handles.length ? found : undefined;
    },
    () => undefined,
  );
}

/** The files of handles and of the folders among them. `mostFolders` deep, at most `most` of them. */
export async function filesOfHandles(
  handles: readonly FileSystemHandle[],
  limits: { readonly folders: number; readonly files: number },
): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  async function addAll(handle: FileSystemHandle, path: string, access: FileSystemHandle) {
    if (found.length >= limits.files) return;
    if (isFile(handle)) {
      found.push({ path, isNamed: handle === access, disk: { file: handle, access } });
    } else if (isFolder(handle) && path.split('/').length <= limits.folders) {
      for await (const inner of handle.values()) {
        await addAll(inner, `${path}/${inner.name}`, access);
      }
    }
  }
  for (const handle of handles) await addAll(handle, handle.name, handle);
  return found;
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}
