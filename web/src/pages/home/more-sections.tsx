import { pageById } from '@fucina/site';
import { useWords } from '../../words/use-words.tsx';
import { ToolCard } from './tool-card.tsx';

const PROMISES = ['free', 'no_account', 'no_others', 'offline'] as const;

/** Beside the last tools: what programs can ask, and what holds for all of it. */
export function MoreSections() {
  const { t } = useWords();
  return (
    <>
      <section aria-labelledby="developers" className="tool-section">
        <h2 id="developers">{t('home.developers')}</h2>
        <ToolCard page={pageById('api')}>
          <code className="flex flex-col text-game-muted">
            <span>GET /api/mcsrvstat/3/…</span>
            <span className="text-[#6fd694]">{'{"online": true,'}</span>
            <span className="text-[#6fd694]">{' "players": {"online": 42}}'}</span>
          </code>
        </ToolCard>
      </section>
      <section aria-labelledby="promises" className="tool-section">
        <h2 id="promises">{t('home.promises.title')}</h2>
        <ul className="promises">
          {PROMISES.map((promise) => (
            <li key={promise}>{t(`home.promises.${promise}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
