import { pageById } from '@fucina/site';
import { useWords } from '../../words/use-words.tsx';
import { samples } from './samples.tsx';
import { ToolCard } from './tool-card.tsx';
import { developerTools } from './tool-groups.ts';

/** Tools for those who write plugins, and what programs can ask. */
export function DeveloperSection() {
  const { t } = useWords();
  return (
    <section aria-labelledby="developers" className="tool-section">
      <h2 id="developers">{t('home.developers')}</h2>
      <div className="tool-cards">
        <ul className="contents">
          {developerTools.map((page) => {
            const Sample = samples[page.id];
            return (
              <li key={page.id}>
                <ToolCard page={page}>
                  <Sample />
                </ToolCard>
              </li>
            );
          })}
        </ul>
        <ToolCard page={pageById('api')}>
          <code className="flex flex-col text-game-muted">
            <span>GET /api/mcsrvstat/3/…</span>
            <span className="text-[#6fd694]">{'{"online": true,'}</span>
            <span className="text-[#6fd694]">{' "players": {"online": 42}}'}</span>
          </code>
        </ToolCard>
      </div>
    </section>
  );
}
