import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide';
import { memo, type ReactNode, useMemo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { Decisions, FileDecisions } from '../session/decisions.ts';
import { countsOf, type FileCounts } from '../session/sort-texts.ts';
import { hasFailed, type StudioFile } from '../session/studio-file.ts';
import { useSession } from '../studio-context.tsx';
import { unread } from './file-words.ts';

interface FileItemProps {
  readonly file: StudioFile;
  readonly decisions: FileDecisions;
  readonly isChosen: boolean;
  readonly onChoose: (file: number) => void;
}

/** A file with what there is to do in it. Memoised: two thousand files are not counted again because of one. */
export const FileItem = memo(function FileItem({
  file,
  decisions,
  isChosen,
  onChoose,
}: FileItemProps) {
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

export function FileButton({ isChosen, onClick, children }: FileButtonProps) {
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
