import { addMaintenance, endMaintenance } from '../../api/watch.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';
import { useFormats } from './use-formats.ts';

const MINUTE_S = 60;

/** Times in which the server may be down. */
export function MaintenanceCard({ link, watch, onChange }: Owned) {
  const { t } = useWords();
  const { moment } = useFormats();
  const { isBusy, failure, make } = useChange();

  function begin(minutes: number) {
    const ends_at = Math.floor(Date.now() / 1000) + minutes * MINUTE_S;
    make(() => addMaintenance(link, { ends_at }), onChange);
  }

  return (
    <Card region title={t('watched.maintenance.title')}>
      <p className="max-w-measure text-muted">{t('watched.maintenance.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-disabled={isBusy} onClick={() => begin(30)}>
          {t('watched.maintenance.half_hour')}
        </Button>
        <Button size="small" aria-disabled={isBusy} onClick={() => begin(120)}>
          {t('watched.maintenance.two_hours')}
        </Button>
      </div>
      {watch.maintenance.length > 0 && (
        <ul className="divided">
          {watch.maintenance.map(({ id, starts_at, ends_at, every, note }) => {
            const name = t('watched.maintenance.window', {
              from: moment(starts_at),
              to: moment(ends_at),
            });
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span className="min-w-0 grow wrap-anywhere">
                  {name} {every && t(`watched.maintenance.every_${every}`)} {note}
                </span>
                <Button
                  size="small"
                  aria-disabled={isBusy}
                  aria-label={t('watched.maintenance.end_named', { window: name })}
                  onClick={() => make(() => endMaintenance(link, id), onChange)}
                >
                  {t('watched.maintenance.end')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {failure && <FailureNote failure={failure} />}
    </Card>
  );
}
