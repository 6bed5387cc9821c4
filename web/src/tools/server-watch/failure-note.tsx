import { isTemporary, RefusalNote } from '../../tool/refusal-note.tsx';
import { thrownWords } from '../../tool/thrown-words.ts';
import { useSecondsUntil } from '../../tool/use-seconds-until.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Failure } from './use-answer.ts';

/** Codes of the watch with a sentence of their own; the others are everybody's. */
const CODES = [
  'invalid_address',
  'target_full',
  'watch_full',
  'watch_off',
  'watch_away',
  'too_many_watches',
  'watch_not_found',
  'owner_only',
  'changed_meanwhile',
  'checked_recently',
  'bad_zone',
  'bad_window',
  'too_many_windows',
  'channel_not_found',
  'too_many_channels',
  'no_secret',
  'delivery_not_found',
] as const;

interface FailureNoteProps {
  readonly failure: Failure;
  /** For what may succeed when it is asked once more. */
  readonly onRetry?: () => void;
}

/** Why something was not done, in a sentence. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const { t } = useWords();
  const seconds = useSecondsUntil(failure.reason === 'refused' ? (failure.retryAt ?? 0) : 0);
  const mayHelp = failure.reason !== 'refused' || isTemporary(failure);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure text-danger">
        <Sentence failure={failure} />
      </p>
      {onRetry && mayHelp && !isOff(failure) && (
        <Button size="small" disabled={seconds > 0} onClick={onRetry}>
          {t('server_watch.again')}
        </Button>
      )}
    </div>
  );
}

function Sentence({ failure }: { readonly failure: Failure }) {
  const { t } = useWords();
  if (failure.reason === 'thrown') return thrownWords(failure.thrown, t);
  if (failure.reason === 'unreadable') return t('server_watch.errors.unreadable');
  const known = CODES.find((code) => code === failure.code);
  return known ? t(`server_watch.errors.${known}`) : <RefusalNote refusal={failure} />;
}

/** Waiting changes nothing about it. */
function isOff(failure: Failure): boolean {
  return failure.reason === 'refused' && failure.code === 'watch_off';
}
