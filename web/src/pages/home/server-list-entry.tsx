import { brand } from '@fucina/site';
import { ServerListFrame } from '../../ui/game-text/server-list-frame.tsx';
import { useWords } from '../../words/use-words.tsx';
import { DescriptionSample } from './samples.tsx';

/** How a server presents itself in the game's list. */
export function ServerListEntry() {
  const { t } = useWords();
  return (
    <section
      aria-labelledby="server-list"
      className="mx-auto mt-6 sm:mt-16 max-w-[44rem] text-center"
    >
      <h2 id="server-list" className="text-2xl">
        {t('home.server_list_title')}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-balance text-muted">
        {t('home.server_list_text')}
      </p>
      <div className="mx-auto mt-3 max-w-[650px] text-left">
        <ServerListFrame
          name={brand.name}
          icon="/server-icon.svg"
          players={{ online: 42, max: 100 }}
          pingMs={20}
        >
          <DescriptionSample />
        </ServerListFrame>
      </div>
    </section>
  );
}
