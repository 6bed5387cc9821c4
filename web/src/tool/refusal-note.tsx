import { useWords } from '../words/use-words.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Codes of our server that have a sentence of their own. */
const REASONS = [
  'rate_limited',
  'upstream_busy',
  'upstream_failed',
  'resolver_failed',
  'busy',
  'deadline',
  'blocked_target',
  'invalid_address',
  'player_not_found',
] as const;

type RefusalReason = (typeof REASONS)[number] | 'failed';

interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
  /** Milliseconds since the epoch. */
  readonly retryAt: number | undefined;
}

interface RefusalNoteProps {
  readonly refusal: Refusal;
  /** The reason to name when the server gave none, and waiting may help. */
  readonly otherwise?: RefusalReason;
}

/** Why our server refused, and when to try again if that may help. */
export function RefusalNote({ refusal, otherwise = 'failed' }: RefusalNoteProps) {
  const { t } = useWords();
  const isWaiting = isTemporary(refusal);
  const known = REASONS.find((code) => code === refusal.code);
  const reason = known ?? (isWaiting ? otherwise : 'not_accepted');
  return (
    <span className="block text-muted">
      {t(`ui.refused.${reason}`)} {isWaiting && <WhenToRetry retryAt={refusal.retryAt} />}
    </span>
  );
}

/** Whether the same request may succeed later. */
export function isTemporary({ status }: Refusal): boolean {
  return status === 429 || status >= 500;
}

function WhenToRetry({ retryAt }: { readonly retryAt: number | undefined }) {
  const { t } = useWords();
  const seconds = useSecondsUntil(retryAt ?? 0);
  if (retryAt === undefined) return t('ui.refused.later');
  return seconds > 0 ? t('ui.refused.wait', { count: seconds }) : t('ui.refused.ready');
}
