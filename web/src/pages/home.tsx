import { tools } from '@fucina/site';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { FavouritesPlace } from './home/favourites-place.tsx';
import { Hero } from './home/hero.tsx';
import { samples } from './home/samples.tsx';
import { ServerListEntry } from './home/server-list-entry.tsx';
import { ToolCard } from './home/tool-card.tsx';
import { wideCards } from './home/wide-cards.ts';

const WIDE = wideCards(tools.length);

export function Page() {
  const { t } = useWords();
  return (
    <>
      <StaticContent>
        <Hero />
        <hr className="border-hairline" />
      </StaticContent>
      <FavouritesPlace />
      <StaticContent>
        <section id="tools" aria-labelledby="tools-title" className="scroll-mt-20 pt-12">
          <h2 id="tools-title" className="text-center text-2xl">
            {t('home.tools_title')}
          </h2>
          <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-6">
            {tools.map((page, index) => {
              const Sample = samples[page.id];
              return (
                <li key={page.id} className={WIDE.has(index) ? 'lg:col-span-3' : 'lg:col-span-2'}>
                  <ToolCard page={page}>
                    <Sample />
                  </ToolCard>
                </li>
              );
            })}
          </ul>
        </section>
        <ServerListEntry />
      </StaticContent>
    </>
  );
}
