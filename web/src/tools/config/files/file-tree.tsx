import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { decisionsOf } from '../session/decisions.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { FileButton, FileItem } from './file-item.tsx';
import { MAX_LISTED, UnlistedFiles } from './unlisted-files.tsx';

interface FileTreeProps {
  readonly found: readonly StudioFile[];
  /** What was searched for. */
  readonly needle: string;
  /** What all files are called. */
  readonly all: string;
  readonly chosen: number | undefined;
  readonly onChoose: (file: number | undefined) => void;
  readonly searchBox: ReactNode;
}

/** So many fill screens: their folders are folded at first. */
const MANY_FILES = 100;

/** The files by folder. */
export function FileTree({ found, needle, all, chosen, onChoose, searchBox }: FileTreeProps) {
  const { t } = useWords();
  const [decisions] = useField(configState, 'decisions');
  const folders = useMemo(() => byFolder(found), [found]);
  const unlisted = folders.slice(MAX_LISTED).flatMap(([, inside]) => inside);
  return (
    <nav
      aria-label={t('config.files.title')}
      className="file-tree overflow-y-auto rounded-card border border-hairline bg-surface p-2 text-sm"
    >
      <FileButton isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        <span className="font-medium">{all}</span>
      </FileButton>
      {searchBox}
      {folders.length === 0 && (
        <p role="status" className="p-2 text-muted">
          {t('config.files.no_match')}
        </p>
      )}
      {folders.slice(0, MAX_LISTED).map(([folder, inside]) => (
        <Folder
          // What is found is shown.
          key={needle === '' ? folder : `${needle} ${folder}`}
          name={folder}
          count={inside.length}
          isFirstOpen={found.length <= MANY_FILES}
        >
          {() => (
            <>
              {inside.slice(0, MAX_LISTED).map((file) => (
                <FileItem
                  key={file.id}
                  file={file}
                  decisions={decisionsOf(decisions, file.id)}
                  isChosen={file.id === chosen}
                  onChoose={onChoose}
                />
              ))}
              <UnlistedFiles count={inside.length - MAX_LISTED} />
            </>
          )}
        </Folder>
      ))}
      <UnlistedFiles count={unlisted.length} />
    </nav>
  );
}

interface FolderProps {
  readonly name: string;
  readonly count: number;
  readonly isFirstOpen: boolean;
  /** Made only where they are seen. */
  readonly children: () => ReactNode;
}

/** The files of one folder, which can be folded. Those beside all folders have no heading. */
function Folder({ name, count, isFirstOpen, children }: FolderProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  if (name === '') return <div className="mt-1">{children()}</div>;
  return (
    <div className="file-folder mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        title={name}
        className="flex min-h-8 w-full items-center gap-1 rounded-control px-1 text-start text-xs text-muted transition-colors hover:bg-raised hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon
          icon={ChevronDown}
          size={14}
          className={clsx('shrink-0 transition-transform', !isOpen && '-rotate-90')}
        />
        {/* The end of a path tells more than its beginning. */}
        <span className="min-w-0 flex-1 truncate text-left [direction:rtl]" translate="no">
          <bdi>{name}</bdi>
        </span>
        <span className="shrink-0 figures">{count}</span>
      </button>
      {isOpen && children()}
    </div>
  );
}

function byFolder(
  files: readonly StudioFile[],
): readonly (readonly [string, readonly StudioFile[]])[] {
  const folders = new Map<string, StudioFile[]>();
  for (const file of files) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    const inside = folders.get(folder);
    if (inside === undefined) folders.set(folder, [file]);
    else inside.push(file);
  }
  return [...folders];
}
