import type { WatchHeat } from '@fucina/api-contract';
import type { CSSProperties } from 'react';
import { fetchHeat, type WatchLink } from '../../api/watch.ts';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import { useAnswer } from './use-answer.ts';
import { useFormats } from './use-formats.ts';
import type { Viewed } from './viewed.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A heading for each hour has no room. */
const HEADED = 6;

/** At which hours of which days people play: a table whose cells are larger where there are more. */
export function HeatCard({ link, edition, checkedAt }: Viewed & { readonly link: WatchLink }) {
  const { t } = useWords();
  const key = `${edition} ${Math.floor(checkedAt / 3600)}`;
  const answer = useAnswer(key, (signal) => fetchHeat(link, edition, signal));
  return (
    <Card region title={t('watched.heat.title')}>
      {answer.failure && <FailureNote failure={answer.failure} onRetry={answer.askAgain} />}
      <Heat cells={answer.value?.cells} />
    </Card>
  );
}

export function Heat({ cells = [] }: Partial<Pick<WatchHeat, 'cells'>>) {
  const { t } = useWords();
  const { number, weekdays } = useFormats();
  const most = Math.max(1, ...cells.flat().map((value) => value ?? 0));
  const isEmpty = cells.length > 0 && cells.flat().every((value) => value === null);
  return (
    <>
      {isEmpty && <p className="text-muted">{t('watched.heat.none')}</p>}
      <table className="heat">
        <caption className="pb-2 text-start text-sm text-muted">
          {t('watched.heat.caption')}
        </caption>
        <thead>
          <tr>
            <td />
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                <span className={hour % HEADED === 0 ? 'block w-max' : 'sr-only'}>{hour}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday, row) => (
            <tr key={weekday}>
              <th scope="row">{weekday}</th>
              {HOURS.map((hour) => {
                const value = cells[row]?.[hour] ?? null;
                return (
                  <td key={hour}>
                    {value !== null && (
                      <>
                        <span className="sr-only">{number(value)}</span>
                        <span aria-hidden className="heat-cell" style={sizeOf(value / most)} />
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function sizeOf(share: number): CSSProperties {
  return { '--size': (0.15 + 0.85 * share).toFixed(2) } as CSSProperties;
}
