import type { StatusPageData } from '@fucina/api-contract';
import { languageQuery } from '@fucina/site';
import { WATCH_RANGES } from '../../../api/watch.ts';
import { useWords } from '../../../words/use-words.tsx';

interface ShownChoiceProps {
  readonly data: StatusPageData;
  readonly of: 'edition' | 'range';
}

/** Links to the same page with another time, or of the other edition: they need no scripts. */
export function ShownChoice({ data: { status, range, history }, of }: ShownChoiceProps) {
  const { t, language } = useWords();
  const shown = { edition: history.edition, range };
  const choices =
    of === 'edition'
      ? status.editions.map(({ edition }) => ({
          value: edition,
          label: t(`server_watch.editions.${edition}`),
        }))
      : WATCH_RANGES.map((value) => ({ value, label: t(`watched.charts.ranges.${value}`) }));
  return (
    <nav aria-label={t(of === 'edition' ? 'watched.edition' : 'watched.charts.range')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {choices.map(({ value, label }) => {
          const query = new URLSearchParams({ ...shown, [of]: value, [languageQuery]: language });
          return (
            <li key={value}>
              <a
                href={`/status/${status.slug}?${query}`}
                aria-current={shown[of] === value ? 'true' : undefined}
                className="chosen-link inline-flex min-h-8 items-center pointer-coarse:min-h-control"
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
