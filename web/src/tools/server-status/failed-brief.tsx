import { RefusalNote } from '../../tool/refusal-note.tsx';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { thrownWords } from '../../tool/thrown-words.ts';
import { useWords } from '../../words/use-words.tsx';
import type { StatusFailure } from './use-status.ts';

interface FailedBriefProps {
  readonly failure: StatusFailure;
}

/** That there is no status, and why, as far as it fits; the whole of it is in the place of the result. */
export function FailedBrief({ failure }: FailedBriefProps) {
  const { t } = useWords();
  return (
    <BriefResult
      action={null}
      kind={
        failure.reason === 'thrown' ? (
          thrownWords(failure.thrown, t)
        ) : failure.reason === 'refused' ? (
          <RefusalNote refusal={failure} />
        ) : (
          t('server_status.not_ok')
        )
      }
    >
      <span className="font-medium text-danger">{t('server_status.failed_brief')}</span>
    </BriefResult>
  );
}
