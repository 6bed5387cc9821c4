import { Check, ChevronLeft, ChevronRight, X } from 'lucide';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { isChanging, type Mark } from '../session/marks.ts';

interface VerdictBarProps {
  readonly mark: Mark;
  /** Whether there is something to accept. */
  readonly isOffered: boolean;
  readonly onJudge: (verdict: 'accepted' | 'rejected') => void;
  /** To the text before or after, where the list is behind the details. */
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
}

const SETTLED: ReadonlySet<Mark> = new Set(['waiting', 'setting', 'unchanged', 'asked', 'refused']);

/** Yes or no to a text. Both buttons stay, so that whoever pressed one still has the focus on it. */
export function VerdictBar({ mark, isOffered, onJudge, onStep }: VerdictBarProps) {
  const { t } = useWords();
  if (SETTLED.has(mark) && onStep === undefined) return null;
  return (
    <div className="sticky bottom-0 z-1 mt-auto flex items-center gap-2 border-t border-hairline bg-surface px-4 py-3 sm:px-5">
      {onStep && (
        <IconButton
          look="secondary"
          label={t('config.keys.previous')}
          icon={ChevronLeft}
          onClick={() => onStep(-1)}
        />
      )}
      <Button
        className="min-w-0 flex-1 shrink px-2!"
        aria-pressed={isChanging(mark)}
        disabled={!isOffered || SETTLED.has(mark)}
        onClick={() => onJudge('accepted')}
      >
        <Icon icon={Check} size={16} className="max-[22rem]:hidden" />
        {t('config.actions.accept')}
      </Button>
      <Button
        className="min-w-0 flex-1 shrink px-2!"
        aria-pressed={mark === 'rejected'}
        disabled={SETTLED.has(mark)}
        onClick={() => onJudge('rejected')}
      >
        <Icon icon={X} size={16} className="max-[22rem]:hidden" />
        {t('config.actions.reject')}
      </Button>
      {onStep && (
        <IconButton
          look="secondary"
          label={t('config.keys.next')}
          icon={ChevronRight}
          onClick={() => onStep(1)}
        />
      )}
    </div>
  );
}
