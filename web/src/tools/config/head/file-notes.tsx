import { findProfile } from '@fucina/config-text';
import { askedPlaceOf, type ProblemToFix } from '@fucina/config-text/inner';
import { Info } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Explained } from '../details/explained.tsx';
import { IssueLink } from '../findings/issue-link.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { hasFix, isProblem } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { useStudioView } from '../studio-context.tsx';
import { useCorrectFiles } from '../use-correct-files.ts';
import type { FileFacts } from '../worker/protocol.ts';

/** A file can have thousands of problems of one kind. */
const FIRST_PROBLEMS = 5;

/** What to know about a file: its profile, its encoding, and what is wrong with how it is written. */
export function FileNotes({ file }: { readonly file: StudioFile }) {
  const { t } = useWords();
  const { server } = useStudioView();
  const { facts } = file;
  if (facts === undefined) return null;
  const profile = findProfile(facts.profile);
  const since = profile?.since;
  const installed = server.plugins.get(askedPlaceOf(file.path))?.version;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {facts.readsMiniMessage === false && (
        <p className="flex items-start gap-2 text-warning">
          <Icon icon={Info} size={16} className="mt-0.5 shrink-0" />
          {t('config.notes.reads_none')}
        </p>
      )}
      {since && (
        <p className="flex items-start gap-2 text-muted">
          <Icon icon={Info} size={16} className="mt-0.5 shrink-0" />
          <span>
            {since.version && `${t('config.notes.since', { version: since.version })} `}
            {since.version &&
              installed &&
              `${t('config.notes.installed', { version: installed })} `}
            {since.option && `${t('config.notes.option', { option: since.option })} `}
            {since.server && t('config.notes.server', { version: since.server })}
          </span>
        </p>
      )}
      <IssueLink profile={profile} />
      {facts.isReadOnly && <p className="text-muted">{t('config.notes.read_only')}</p>}
      <Problems file={file} title="title" problems={facts.problems.filter(isProblem)} />
      <Problems
        file={file}
        title="notes"
        problems={facts.problems.filter((one) => !isProblem(one))}
      />
    </div>
  );
}

interface ProblemsProps {
  readonly file: StudioFile;
  readonly title: 'title' | 'notes';
  readonly problems: FileFacts['problems'];
}

function Problems({ file, title, problems }: ProblemsProps) {
  const { t } = useWords();
  const correctFiles = useCorrectFiles();
  const sentences = useFindingWords();
  const [isWhole, setWhole] = useState(false);
  if (problems.length === 0) return null;
  const fix = (problem: ProblemToFix) => void correctFiles([file.id], problem);
  const fixable = problems.filter(hasFix);
  const shown = isWhole ? problems : problems.slice(0, FIRST_PROBLEMS);
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium">{t(`config.problems.${title}`)}</h3>
      <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
        {shown.map((problem, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a problem has no identity but its place
          <li key={place}>
            <Explained
              level={problem.severity}
              place={t('config.row.line', { line: problem.line })}
              explanation={sentences?.explain(problem)}
              rule={problem.code}
              action={
                hasFix(problem) && (
                  <Button size="small" onClick={() => fix(problem.number ?? 0)}>
                    {t('config.problems.fix')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {problems.length > shown.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            {t('config.problems.all', { count: problems.length })}
          </Button>
        )}
        {/* Notes are no mistakes: nobody corrects all of them unseen. */}
        {title === 'title' && fixable.length > 1 && (
          <Button size="small" onClick={() => fix('all')}>
            {t('config.problems.fix_all', { count: fixable.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
