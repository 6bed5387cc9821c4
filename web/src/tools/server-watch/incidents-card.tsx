import type { WatchIncidents } from '@fucina/api-contract';
import { fetchIncidents, type WatchLink } from '../../api/watch.ts';
import { useWords } from '../../words/use-words.tsx';
import { PagedCard } from './paged-card.tsx';
import { useFormats } from './use-formats.ts';

interface IncidentsCardProps {
  readonly link: WatchLink;
  /** Another one: there may be other incidents. */
  readonly asOf: string;
  readonly checkedAt: number;
  readonly hasTwoEditions: boolean;
}

/** When it was down, and why. */
export function IncidentsCard({ link, asOf, checkedAt, hasTwoEditions }: IncidentsCardProps) {
  const { t } = useWords();
  return (
    <PagedCard
      title={t('watched.incidents.title')}
      none={t('watched.incidents.none')}
      asOf={asOf}
      question={(before, signal) => fetchIncidents(link, before, signal)}
    >
      {({ incidents }) =>
        incidents.map((incident) => (
          <IncidentRow
            key={`${incident.edition} ${incident.id}`}
            incident={incident}
            checkedAt={checkedAt}
            hasEdition={hasTwoEditions}
          />
        ))
      }
    </PagedCard>
  );
}

interface IncidentProps {
  readonly incident: WatchIncidents['incidents'][number];
  readonly checkedAt: number;
  readonly hasEdition: boolean;
}

export function IncidentRow({ incident, checkedAt, hasEdition }: IncidentProps) {
  const { t } = useWords();
  const { moment, duration, lasting } = useFormats();
  const { started_at: from, ended_at: to, kind, reason, reasons, relapses } = incident;
  const time =
    to === null
      ? t('watched.incidents.since', {
          from: moment(from),
          duration: lasting(Math.max(checkedAt, from) - from),
        })
      : t('watched.incidents.from_to', {
          from: moment(from),
          to: moment(to),
          duration: duration(to - from),
        });
  const later = reasons.filter(({ at, code }) => at > from && code !== reason.code);
  return (
    <li id={`i-${incident.id}`} className="py-2">
      <p className="font-medium">
        {time}
        {hasEdition && (
          <span className="ms-2 font-normal text-muted">
            {t(`server_watch.editions.${incident.edition}`)}
          </span>
        )}
      </p>
      <p className="text-muted">
        {kind === 'unstable' && `${t('watched.incidents.unstable')} `}
        {t(`ui.unanswered.${reason.code}`)}{' '}
        {relapses > 0 && t('watched.incidents.relapses', { count: relapses })}
      </p>
      {later.map(({ at, code }) => (
        <p key={at} className="text-muted">
          {t('watched.incidents.then', { time: moment(at) })} {t(`ui.unanswered.${code}`)}
        </p>
      ))}
    </li>
  );
}
