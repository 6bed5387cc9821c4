import './home/home.css';
import { StaticContent } from '../ui/static-content.tsx';
import { FavouritesPlace } from './home/favourites-place.tsx';
import { Hero } from './home/hero.tsx';
import { MoreSections } from './home/more-sections.tsx';
import { PasteField } from './home/paste-field.tsx';
import { ServerListEntry } from './home/server-list-entry.tsx';
import { toolGroups } from './home/tool-groups.ts';
import { ToolSection } from './home/tool-section.tsx';

export function Page() {
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
          {toolGroups.map((group) => (
            <ToolSection key={group.name} {...group} />
          ))}
          <MoreSections />
        </div>
        <ServerListEntry />
      </StaticContent>
    </>
  );
}
