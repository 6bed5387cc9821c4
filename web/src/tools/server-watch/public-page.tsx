import { languageQuery } from '@fucina/site';
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
      {isPublic && slug !== null && <Codes slug={slug} name={watch.address} />}
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

/** What is copied into other pages. Their words are of the language that this page has now. */
function Codes({ slug, name }: { readonly slug: string; readonly name: string }) {
  const { t, language } = useWords();
  const page = `${location.origin}/status/${slug}`;
  const embed = `/embed/${slug}?${languageQuery}=${language}`;
  const badge = `/api/status/${slug}/badge.svg?${languageQuery}=${language}`;
  return (
    <>
      <Output as="code" look="secondary" label={t('watched.public.address')} value={page} />
      <a href={`/status/${slug}`} className={`${buttonClass({ size: 'small' })} self-start`}>
        {t('watched.public.open')}
      </a>
      <Output
        as="code"
        look="secondary"
        label={t('watched.public.embed')}
        value={`<iframe src="${location.origin}${embed}" title="${name}" width="360" height="140" style="border:0" loading="lazy"></iframe>`}
      />
      <a href={embed} target="_blank" rel="noopener" className="text-link hover:underline">
        {t('watched.public.see_embed')}
      </a>
      <Output
        as="code"
        look="secondary"
        label={t('watched.public.badge')}
        value={`<a href="${page}"><img src="${location.origin}${badge}" alt="${name}"></a>`}
      />
      <img src={badge} alt={name} height="20" className="self-start" />
    </>
  );
}
