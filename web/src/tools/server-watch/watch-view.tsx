import { useEffect, useEffectEvent, useState } from 'react';
import { fetchDays, type WatchEdition, type WatchRange } from '../../api/watch.ts';
import { announce } from '../../ui/announcer.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ChartsCard } from './charts-card.tsx';
import { DaysCard } from './days-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { IncidentsCard } from './incidents-card.tsx';
import { LinksCard } from './links-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { Owned } from './owned.ts';
import { PublicCard } from './public-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { StateCard } from './state-card.tsx';
import { useAnswer } from './use-answer.ts';

interface WatchViewProps extends Owned {
  readonly onSecret: (secret: string) => void;
  readonly onDeleted: () => void;
}

const DAYS_FRESH_S = 600;

/** A watch: how the server is, how it was, and for its owner what can be changed. */
export function WatchView({ link, watch, onChange, onSecret, onDeleted }: WatchViewProps) {
  const { t } = useWords();
  const editions = watch.editions.map(({ edition }) => edition);
  const [chosen, setChosen] = useState<WatchEdition>();
  const [range, setRange] = useState<WatchRange>('day');
  const edition = chosen ?? editions[0] ?? 'java';
  const checkedAt = watch.checked_at ?? 0;
  const isOwner = watch.access === 'owner';
  // With another state there is another incident, or the end of one.
  const asOf = `${watch.state} ${watch.since} ${Math.floor(checkedAt / DAYS_FRESH_S)}`;
  const days = useAnswer(`${edition} ${asOf}`, (signal) => fetchDays(link, edition, signal));
  useStateAnnouncement(watch.state);

  const owned = { link, watch, onChange };
  return (
    <>
      {!isOwner && <p className="text-muted">{t('watched.viewer')}</p>}
      <StateCard watch={watch} />
      {isOwner && <OrderButtons {...owned} />}
      {editions.length > 1 && (
        <SegmentedControl
          label={t('watched.edition')}
          choices={editions.map((value) => ({
            value,
            label: t(`server_watch.editions.${value}`),
          }))}
          value={edition}
          onValueChange={setChosen}
        />
      )}
      <DaysCard answer={days} />
      <ChartsCard
        link={link}
        edition={edition}
        checkedAt={checkedAt}
        range={range}
        onRange={setRange}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <IncidentsCard
            link={link}
            asOf={asOf}
            checkedAt={checkedAt}
            hasTwoEditions={editions.length > 1}
          />
          <ChangesCard link={link} asOf={asOf} />
          {isOwner && (
            <>
              <AlertsCard link={link} watch={watch} />
              <MaintenanceCard {...owned} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <HeatCard link={link} edition={edition} checkedAt={checkedAt} />
          {isOwner && (
            <>
              <PublicCard {...owned} />
              <SettingsCard {...owned} />
              <LinksCard {...owned} onSecret={onSecret} />
              <ExportCard link={link} />
              <DeleteCard link={link} watch={watch} onDeleted={onDeleted} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Says when the server goes down or comes back while somebody has the page open. */
function useStateAnnouncement(state: Owned['watch']['state']): void {
  const { t } = useWords();
  const [first] = useState(state);
  const say = useEffectEvent(() => announce(t(`server_watch.states.${state}`)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (state !== first) say();
  }, [state]);
}
