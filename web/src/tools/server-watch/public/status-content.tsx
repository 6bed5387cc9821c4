import type { StatusPageData } from '@fucina/api-contract';
import { languageQuery, pageById } from '@fucina/site';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { ChangeRow } from '../changes-card.tsx';
import { Charts } from '../charts-card.tsx';
import { Days } from '../days-card.tsx';
import { Heat } from '../heat-card.tsx';
import { IncidentRow } from '../incidents-card.tsx';
import { StateCard } from '../state-card.tsx';
import { ContentFrame } from './content-frame.tsx';
import { MeasuredCard } from './measured-card.tsx';
import { ShownChoice } from './shown-choice.tsx';

/** What everybody may know of a watched server: how it is first, then how it was. */
export function StatusContent({ data }: { readonly data: StatusPageData }) {
  const { t, language } = useWords();
  const { status, range, history, days, heat, incidents, events } = data;
  const hasTwoEditions = status.editions.length > 1;
  return (
    <ContentFrame title={status.name} description={t('status_page.description')}>
      <Part>
        <StateCard watch={status} />
      </Part>
      {hasTwoEditions && (
        <Part>
          <ShownChoice data={data} of="edition" />
        </Part>
      )}
      <Part>
        <Card region title={t('watched.days.title')}>
          <Days days={days.days} />
        </Card>
      </Part>
      <Part>
        <Card
          region
          title={t('watched.charts.title')}
          aside={<ShownChoice data={data} of="range" />}
        >
          <Charts history={history} range={range} isAsking={false} />
        </Card>
      </Part>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Part>
          <Card region title={t('watched.incidents.title')}>
            <Rows none={t('watched.incidents.none')}>
              {incidents.incidents.map((incident) => (
                <IncidentRow
                  key={incident.id}
                  incident={incident}
                  checkedAt={status.checked_at ?? 0}
                  hasEdition={hasTwoEditions}
                />
              ))}
            </Rows>
          </Card>
        </Part>
        <div className="flex min-w-0 flex-col gap-4">
          <Part>
            <Card region title={t('watched.heat.title')}>
              <Heat cells={heat.cells} />
            </Card>
          </Part>
          <Part>
            <Card region title={t('watched.changes.title')}>
              <Rows none={t('watched.changes.none')}>
                {events.events.map((change) => (
                  <ChangeRow
                    key={`${change.edition} ${change.kind} ${change.at}`}
                    change={change}
                  />
                ))}
              </Rows>
            </Card>
          </Part>
          <Part>
            <MeasuredCard status={status} />
          </Part>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a
          href={`/api/status/${status.slug}/feed.atom?${languageQuery}=${language}`}
          className="text-link hover:underline"
        >
          {t('status_page.feed_link')}
        </a>
        <a
          href={`${pageById('server-watch').path}?${languageQuery}=${language}`}
          className="text-link hover:underline"
        >
          {t('status_page.own')}
        </a>
      </p>
    </ContentFrame>
  );
}

/** What is replaced as a whole where something in it has changed. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <div data-part className="min-w-0">
      {children}
    </div>
  );
}

interface RowsProps {
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Rows({ none, children }: RowsProps) {
  if (children.length === 0) return <p className="text-muted">{none}</p>;
  return <ul className="-my-2 divided">{children}</ul>;
}
