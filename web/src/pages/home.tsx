import './home/home.css';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { FavouritesPlace } from './home/favourites-place.tsx';
import { Hero } from './home/hero.tsx';
import { MoreSections } from './home/more-sections.tsx';
import { PasteField } from './home/paste-field.tsx';
import { ServerListEntry } from './home/server-list-entry.tsx';
import { ToolCards } from './home/tool-cards.tsx';
import { toolGroups } from './home/tool-groups.ts';

export function Page() {
  const { t } = useWords();
  return (
    <>
      <div className="hero">
        <StaticContent>
          <Hero />
        </StaticContent>
        <PasteField />
      </div>
      <StaticContent>
        <hr className="border-t border-hairline" />
      </StaticContent>
      <FavouritesPlace />
      <StaticContent>
        <div id="tools" className="home-sections">
          {toolGroups.map(({ name, pages }) => (
            <section key={name} aria-labelledby={`tools-${name}`}>
              <h2 id={`tools-${name}`}>{t(`home.groups.${name}`)}</h2>
              <ToolCards pages={pages} />
            </section>
          ))}
          <MoreSections />
        </div>
        <ServerListEntry />
      </StaticContent>
    </>
  );
}
