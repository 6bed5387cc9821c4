import { useTranslation } from 'react-i18next';
import { AnvilMark } from '../../shell/anvil-mark.tsx';
import { GradientText, SignalBars } from './samples.tsx';

/** How a server presents itself in the game's list. */
export function ServerListEntry() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="server-list" className="mx-auto mt-16 max-w-[44rem] text-center">
      <h2 id="server-list" className="text-2xl">
        {t('home.server_list_title')}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">{t('home.server_list_text')}</p>
      <div className="mt-6 flex items-center gap-4 rounded-card bg-game p-4 text-left font-pixel text-game-ink">
        <div className="grid size-16 shrink-0 place-items-center rounded-sm bg-[#2b2625]">
          <AnvilMark className="size-12 text-[#b0a8a0]" />
        </div>
        <div className="min-w-0 flex-1 leading-6">
          <p className="flex items-center justify-between gap-4">
            <span>Fucina</span>
            <span className="flex shrink-0 items-center gap-2 text-game-muted">
              42/100
              <SignalBars />
            </span>
          </p>
          <p className="truncate font-bold">
            <GradientText text="Fucina" />
            <span className="font-normal text-[#555555]"> » </span>
            <span className="text-[#ffff55]">{t('home.samples.motd_first')}</span>
          </p>
          <p className="truncate text-[#aaaaaa]">{t('home.samples.motd_second')}</p>
        </div>
      </div>
    </section>
  );
}
