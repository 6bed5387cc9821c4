import { isTemporary, RefusalNote } from '../../tool/refusal-note.tsx';
import { thrownWords } from '../../tool/thrown-words.ts';
import { useSecondsUntil } from '../../tool/use-seconds-until.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { StatusFailure } from './use-status.ts';

interface FailedCardProps {
  readonly failure: StatusFailure;
  readonly onRetry: () => void;
}

/** Why there is no status, and a retry button where a retry makes sense. */
export function FailedCard({ failure, onRetry }: FailedCardProps) {
  const { t } = useWords();
  const refusal = failure.reason === 'refused' ? failure : undefined;
  const seconds = useSecondsUntil(refusal?.retryAt ?? 0);
  return (
    <Card className="min-h-64 items-center justify-center text-center">
      <p role="alert" className="max-w-[52ch] text-balance text-danger">
        {failure.reason === 'thrown' ? thrownWords(failure.thrown, t) : t('server_status.not_ok')}
      </p>
      {refusal && (
        <p className="max-w-[52ch] text-balance">
          <RefusalNote refusal={refusal} />
        </p>
      )}
      {(refusal === undefined || isTemporary(refusal)) && (
        <Button disabled={seconds > 0} onClick={onRetry}>
          {t('server_status.check_again')}
        </Button>
      )}
    </Card>
  );
}
