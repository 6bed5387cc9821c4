import { clsx } from 'clsx';
import { ChevronDown, CircleAlert, Info, TriangleAlert, X } from 'lucide';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useIsWide } from '../list/use-is-wide.ts';
import { type Decisions, decisionsOf, type FileDecisions } from '../session/decisions.ts';
import { problemsIn } from '../session/problems.ts';
import { countsOf, type FileCounts } from '../session/sort-texts.ts';
import { hasFailed, type StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useSession } from '../studio-context.tsx';

interface FilesPanelProps {
  readonly files: readonly StudioFile[];
  /** Undefined for all files. */
  readonly chosen: number | undefined;
  readonly onChoose: (file: number | undefined) => void;
}

/** So few files are found without a search. */
const FEW_FILES = 12;
/** So many fill screens: their folders are folded at first. */
const MANY_FILES = 100;

/**
 * The files by folder, with what there is to do in each. On small screens a select. Memoised: thousands of files are not
 * drawn again with each letter of a search for texts.
 */
export const FilesPanel = memo(function FilesPanel({ files, chosen, onChoose }: FilesPanelProps) {
  const { t } = useWords();
  const [decisions] = useField(configState, 'decisions');
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = useMemo(
    () => files.filter(({ path }) => path.toLowerCase().includes(needle)),
    [files, needle],
  );
  const folders = useMemo(() => byFolder(found), [found]);
  const problems = files.reduce((sum, file) => sum + problemsIn(file), 0);
  const labelled = (name: string, count: number) =>
    count === 0 ? name : `${name} (${t('config.files.problems', { count })})`;
  // Only one of them: a browser takes long to make thousands of choices.
  const isBeside = useIsWide('(width >= 64rem)');
  if (!isBeside) {
    return (
      <Field hideLabel label={t('config.files.title')}>
        <Select
          choices={[
            { value: '', label: labelled(t('config.files.all'), problems) },
            ...files.map((file) => ({
              value: String(file.id),
              label:
                file.failure === undefined
                  ? labelled(file.path, problemsIn(file))
                  : `${file.path} (${t(unread(file))})`,
            })),
          ]}
          value={chosen === undefined ? '' : String(chosen)}
          onValueChange={(id) => onChoose(id === '' ? undefined : Number(id))}
        />
      </Field>
    );
  }
  return (
    <nav
      aria-label={t('config.files.title')}
      className="max-h-[calc(100dvh-20.25rem)] overflow-y-auto rounded-card border border-hairline bg-surface p-2 text-sm"
    >
      <FileButton isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        <span className="font-medium">{labelled(t('config.files.all'), problems)}</span>
      </FileButton>
      {files.length > FEW_FILES && (
        <TextInput
          type="search"
          aria-label={t('config.files.search')}
          placeholder={t('config.files.search')}
          value={search}
          className="mt-1 min-h-8! text-sm!"
          onValueChange={setSearch}
        />
      )}
      {folders.length === 0 && (
        <p role="status" className="p-2 text-muted">
          {t('config.files.no_match')}
        </p>
      )}
      {folders.map(([folder, inside]) => (
        <Folder
          // What is found is shown.
          key={needle === '' ? folder : `${needle} ${folder}`}
          name={folder}
          count={inside.length}
          isFirstOpen={found.length <= MANY_FILES}
        >
          {inside.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              decisions={decisionsOf(decisions, file.id)}
              isChosen={file.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </Folder>
      ))}
    </nav>
  );
});

interface FolderProps {
  readonly name: string;
  readonly count: number;
  readonly isFirstOpen: boolean;
  readonly children: ReactNode;
}

/** The files of one folder, which can be folded. Those beside all folders have no heading. */
function Folder({ name, count, isFirstOpen, children }: FolderProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  if (name === '') return <div className="mt-1">{children}</div>;
  return (
    <div className="mt-1">
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
      {isOpen && children}
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

interface FileItemProps extends Pick<FilesPanelProps, 'onChoose'> {
  readonly file: StudioFile;
  readonly decisions: FileDecisions;
  readonly isChosen: boolean;
}

/** Memoised: two thousand files are not counted again because of one. */
const FileItem = memo(function FileItem({ file, decisions, isChosen, onChoose }: FileItemProps) {
  const counts = useMemo(() => countsFor(file, decisions), [file, decisions]);
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  return (
    <div className="flex items-center">
      <FileButton isChosen={isChosen} onClick={() => onChoose(file.id)}>
        <span className="min-w-0 flex-1 truncate" title={file.path} translate="no">
          {name}
        </span>
        <Counts file={file} counts={counts} />
      </FileButton>
      {isChosen && <CloseFile id={file.id} name={name} />}
    </div>
  );
});

function CloseFile({ id, name }: { readonly id: number; readonly name: string }) {
  const { t } = useWords();
  const session = useSession();
  return (
    <IconButton
      size="small-icon"
      label={t('config.open.close', { name })}
      icon={X}
      onClick={() => session.close([id])}
    />
  );
}

/** What a file is that has no texts here. */
function unread(file: StudioFile) {
  return hasFailed(file) ? 'config.files.failed' : 'config.files.skipped';
}

function countsFor(file: StudioFile, ofFile: FileDecisions): FileCounts {
  const decisions: Decisions = new Map([[file.id, ofFile]]);
  return countsOf(file, decisions);
}

function Counts({ file, counts }: { readonly file: StudioFile; readonly counts: FileCounts }) {
  const { t } = useWords();
  const { texts, changed, unsure, problems } = counts;
  if (file.failure !== undefined) {
    const isAlert = hasFailed(file);
    return (
      <Icon
        icon={isAlert ? CircleAlert : Info}
        size={14}
        className={isAlert ? 'shrink-0 text-danger' : 'shrink-0 text-muted'}
        aria-label={t(unread(file))}
      />
    );
  }
  const told = [
    t('config.files.texts', { count: texts }),
    ...(problems > 0 ? [t('config.files.problems', { count: problems })] : []),
    ...(unsure > 0 ? [t('config.files.unsure', { count: unsure })] : []),
    ...(changed > 0 ? [t('config.files.changed', { count: changed })] : []),
  ].join(', ');
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs figures" title={told}>
      <span className="sr-only">{told}</span>
      {problems > 0 && (
        <span aria-hidden className="flex items-center gap-0.5 text-warning">
          <Icon icon={TriangleAlert} size={12} />
          {problems}
        </span>
      )}
      {unsure > 0 && (
        <span aria-hidden className="text-warning">
          ?{unsure}
        </span>
      )}
      {changed > 0 && (
        <span aria-hidden className="text-good">
          ±{changed}
        </span>
      )}
    </span>
  );
}

interface FileButtonProps {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function FileButton({ isChosen, onClick, children }: FileButtonProps) {
  return (
    <button
      type="button"
      aria-current={isChosen}
      className={clsx(
        'flex min-h-8 w-full min-w-0 items-center gap-2 rounded-control px-2 text-start transition-colors',
        isChosen ? 'bg-accent-wash text-ink' : 'text-muted hover:bg-raised hover:text-ink',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
