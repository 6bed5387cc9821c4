import { findProfile } from '@fucina/config-text';
import { clsx } from 'clsx';
import { CircleAlert, SlidersHorizontal, TriangleAlert } from 'lucide';
import { useField } from '../../../tool/tool.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { problemsIn } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import type { FileFacts } from '../worker/protocol.ts';
import { profileName } from './profiles.ts';

/** What the options are, and that there is something to know about the file. */
export function OptionsSummary({ file }: { readonly file: StudioFile | undefined }) {
  const { t } = useWords();
  const { files } = useStudioView();
  const [target] = useField(configState, 'target');
  const profile = findProfile(file?.facts?.profile ?? '');
  const problems = file === undefined ? 0 : problemsIn(file);
  const isUnread = profile?.readsMiniMessage === false;
  const isOnlyChecked = file?.facts?.isReadOnly === true || (isUnread && target === 'minimessage');
  // What makes the game refuse a file is said at once.
  const refusal = file?.facts?.problems.find(({ severity }) => severity === 'error');
  const isTold = problems > 0 || isUnread;
  return (
    <>
      {/* On a phone the files stand beside it. */}
      {files.length > 1 && <Icon icon={SlidersHorizontal} size={16} className="sm:hidden" />}
      <span className={clsx('shrink-0', (refusal || files.length > 1) && 'max-sm:sr-only')}>
        {t('config.options.title')}
      </span>
      {/* A phone has room for one of the two. */}
      <span
        className={clsx(
          'min-w-0 truncate font-normal',
          (isTold || files.length > 1) && 'max-sm:hidden',
        )}
      >
        {profile && `${profileName(profile, t)} ${isOnlyChecked ? '·' : '→'} `}
        {t(isOnlyChecked ? 'config.notes.read_only_short' : `config.options.targets.${target}`)}
      </span>
      {refusal && <Refusal problem={refusal} />}
      {isTold && (
        <span
          className={clsx(
            'flex shrink-0 items-center gap-1 text-xs text-warning',
            refusal && 'max-sm:hidden',
          )}
        >
          <Icon icon={TriangleAlert} size={14} />
          <span className={clsx(files.length > 1 && 'max-sm:sr-only')}>
            {problems > 0
              ? t('config.files.problems', { count: problems })
              : t('config.notes.reads_none_short')}
          </span>
        </span>
      )}
    </>
  );
}

function Refusal({ problem }: { readonly problem: FileFacts['problems'][number] }) {
  const { t } = useWords();
  const sentences = useFindingWords();
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs text-danger">
      <Icon icon={CircleAlert} size={14} className="shrink-0" />
      <span className="min-w-0">
        {t('config.row.line', { line: problem.line })} · {sentences?.explain(problem).title}
      </span>
    </span>
  );
}
