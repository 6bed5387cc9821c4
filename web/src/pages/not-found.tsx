import { pageById, tools } from '@fucina/site';
import { useEffect, useState } from 'react';
import { AnvilMark } from '../shell/anvil-mark.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { PasteField } from './home/paste-field.tsx';
import { ToolCards } from './home/tool-cards.tsx';
import { similarTools } from './similar-tools.ts';

const SHOWN = 4;

/** The 404 page: the way home, the search, and the tools that its address resembles. */
export function Page() {
  const words = useWords();
  const { t } = words;
  // One document is sent for all such addresses.
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(location.pathname), []);
  const similar = path === undefined ? tools : similarTools(path, words);
  return (
    <>
      <div className="mx-auto w-full min-w-0 max-w-160 py-10 text-center">
        <AnvilMark className="mx-auto mb-6 size-24 text-control [filter:grayscale(1)]" />
        <h1 tabIndex={-1}>{t('not_found.title')}</h1>
        <p className="mt-2 text-muted">{t('not_found.description')}</p>
        <PageLink page={pageById('home')} className={`mt-6 mb-8 ${buttonClass()}`}>
          {t('not_found.home_link')}
        </PageLink>
        <PasteField />
      </div>
      <h2 className="mb-2.5 text-lg">{t('not_found.similar')}</h2>
      {/* Others take the place of those that stood there; none moves. */}
      <ToolCards key={path} pages={similar.slice(0, SHOWN)} />
    </>
  );
}
