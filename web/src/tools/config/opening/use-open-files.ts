import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useSession } from '../studio-context.tsx';

/** Opens files and folders; what is left out is told. */
export function useOpenFiles() {
  const { t } = useWords();
  const session = useSession();

  /** Entries are folders or files; without them there are only files. */
  async function open(files: readonly File[], entries: readonly FileSystemEntry[]) {
    const { collectFiles, filesOf } = await import('./collect-files.ts');
    const { files: given, left } = await collectFiles(await filesOf(files, entries), session);
    if (given.length > 0) session.open(given);
    const told = [...left].map(([reason, count]) => t(`config.left.${reason}`, { count }));
    if (given.length > 0 && told.length === 0) return;
    toast({
      title: t(given.length === 0 ? 'config.left.nothing' : 'config.left.some'),
      description: told.join(' '),
      ...(given.length === 0 && { tone: 'danger' as const }),
    });
  }

  return {
    openFiles: (list: Iterable<File>) => void open(Array.from(list), []),
    /** What was dropped can be asked for only while the event is handled. */
    openDropped(dropped: DataTransfer) {
      const entries = Array.from(dropped.items, (item) => item.webkitGetAsEntry());
      void open(
        Array.from(dropped.files),
        entries.filter((entry) => entry !== null),
      );
    },
  };
}
