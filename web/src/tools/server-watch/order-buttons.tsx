import { orderWatch } from '../../api/watch.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';

/** Look now, pause and go on. */
export function OrderButtons({ link, watch, onChange }: Owned) {
  const { t } = useWords();
  const { isBusy, failure, make } = useChange();
  const isPaused = watch.paused_at !== null;

  function check() {
    make(
      () => orderWatch(link, 'check'),
      (value) => {
        announce(t('watched.checking'));
        onChange(value);
      },
    );
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {!isPaused && (
          <Button size="small" aria-disabled={isBusy} onClick={check}>
            {t('watched.check')}
          </Button>
        )}
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => make(() => orderWatch(link, isPaused ? 'resume' : 'pause'), onChange)}
        >
          {t(isPaused ? 'watched.resume' : 'watched.pause')}
        </Button>
      </div>
      {failure && <FailureNote failure={failure} />}
    </div>
  );
}
