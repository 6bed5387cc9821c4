import { apiReference } from 'virtual:api-reference';
import { type ApiReferenceWords, endpointSummary } from '@fucina/site/words/api-reference';
import { useState } from 'react';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';

/** What programs can do with a watch, and how they send the secret of its link. */
export function WatchList({ words }: { readonly words: ApiReferenceWords }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="server-watch" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 id="server-watch" className="text-2xl">
        {t('api.watch.title')}
      </h2>
      <Collapsible isSmall label={t('api.watch.all')} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-col gap-3">
          <p>
            {t('api.watch.key')} <code className="wrap-anywhere">Authorization: Bearer fw_…</code>
          </p>
          <p>{t('api.watch.more')}</p>
          {/* As many as all the others: closed, they would be a tenth of the document. */}
          {isOpen && (
            <ul className="flex flex-col gap-2">
              {apiReference.watch.map(({ id, method, path, access }) => (
                <li key={id} id={id} className="wrap-anywhere">
                  <code>
                    {method} {path}
                  </code>{' '}
                  <span className="text-muted">
                    {endpointSummary(words, id)} {t(`api.watch.access.${access}`)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Collapsible>
    </section>
  );
}
