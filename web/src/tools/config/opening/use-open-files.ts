import { useState } from 'react';
import { useSession } from '../studio-context.tsx';
import type { LeftOut } from './collect-files.ts';
import { droppedHandles } from './file-system-access.ts';

/** Files as browsers without handles give them. Entries are folders or files; without them there are only files. */
interface GivenFiles {
  readonly files: readonly File[];
  readonly entries: readonly FileSystemEntry[];
}

/** What came of the files that were given last. */
export interface Opened {
  readonly count: number;
  readonly left: readonly LeftOut[];
}

/** Opens files and folders, and says what is left out. */
export function useOpenFiles() {
  const session = useSession();
  const [isOpening, setOpening] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  async function open(
    { files, entries }: GivenFiles,
    handles?: Promise<readonly FileSystemHandle[] | undefined>,
  ) {
    setOpening(true);
    setOpened(undefined);
    try {
      const [{ collectFiles, filesByHandles, filesOf }, { readServerFacts }] = await Promise.all([
        import('./collect-files.ts'),
        import('./read-server-facts.ts'),
      ]);
      const given = await handles;
      const candidates = given ? await filesByHandles(given) : await filesOf(files, entries);
      const collected = await collectFiles(candidates, session);
      const { files: texts } = collected;
      let { left } = collected;
      if (texts.length > 0) {
        const { jars, ...facts } = await readServerFacts(collected.candidates, session);
        session.open(texts, facts);
        left = left.filter((one) => !('path' in one && jars.has(one.path)));
      }
      setOpened({ count: texts.length, left });
    } catch {
      // A folder that is moved away meanwhile, or no connection to load the code with.
      setOpened({ count: 0, left: [] });
    }
    setOpening(false);
  }

  return {
    isOpening,
    opened,
    forget: () => setOpened(undefined),
    openFiles: (list: Iterable<File>) => void open({ files: Array.from(list), entries: [] }),
    openHandles: (handles: readonly FileSystemHandle[]) =>
      void open({ files: [], entries: [] }, Promise.resolve(handles)),
    /** What was dropped can be asked for only while the event is handled. */
    openDropped({ files, items }: DataTransfer) {
      const entries = Array.from(items, (item) => item.webkitGetAsEntry());
      void open(
        { files: Array.from(files), entries: entries.filter((entry) => entry !== null) },
        droppedHandles(items),
      );
    },
  };
}
