import { changeWatch } from '../../api/watch.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';

/** Makes the page public, tells its address, and makes it private again. */
export function PublicPage({ link, watch, onChange }: Owned) {
  const { t } = useWords();
  const { isBusy, failure, make } = useChange();
  const { is_public: isPublic, slug } = watch;

  function set(isNowPublic: boolean) {
    make(
      () => changeWatch(link, watch, { is_public: isNowPublic }),
      (value) => {
        announce(t(isNowPublic ? 'watched.public.made' : 'watched.public.ended'));
        onChange(value);
      },
    );
  }

  return (
    <>
      {isPublic && slug !== null && (
        <>
          <Output
            as="code"
            look="secondary"
            label={t('watched.public.address')}
            value={`${location.origin}/status/${slug}`}
          />
          <a href={`/status/${slug}`} className={`${buttonClass({ size: 'small' })} self-start`}>
            {t('watched.public.open')}
          </a>
        </>
      )}
      <Button
        size="small"
        className="self-start"
        aria-disabled={isBusy}
        onClick={() => set(!isPublic)}
      >
        {t(isPublic ? 'watched.public.end' : 'watched.public.make')}
      </Button>
      {failure && <FailureNote failure={failure} />}
    </>
  );
}
