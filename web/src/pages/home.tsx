import './home/home.css';
import { StaticContent } from '../ui/static-content.tsx';
import { DeveloperSection } from './home/developer-section.tsx';
import { FavouritesPlace } from './home/favourites-place.tsx';
import { Hero } from './home/hero.tsx';
import { PasteField } from './home/paste-field.tsx';
import { Promises } from './home/promises.tsx';
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
        <StaticContent>
          <Promises />
        </StaticContent>
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
          <DeveloperSection />
        </div>
        <ServerListEntry />
      </StaticContent>
    </>
  );
}
