import { brand } from '@fucina/site';
import { useTranslation } from 'react-i18next';
import { ServerListPreview } from '../../ui/game-text/server-list-preview.tsx';
import { description } from './samples.tsx';

/** How a server presents itself in the game's list. */
export function ServerListEntry() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="server-list" className="mx-auto mt-16 max-w-[44rem] text-center">
      <h2 id="server-list" className="text-2xl">
        {t('home.server_list_title')}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">{t('home.server_list_text')}</p>
      <div className="mt-6 text-left">
        <ServerListPreview
          name={brand.name}
          description={description(t('home.samples.motd_first'), t('home.samples.motd_second'))}
          icon="/server-icon.svg"
          players={{ online: 42, max: 100 }}
          pingMs={20}
        />
      </div>
    </section>
  );
}
