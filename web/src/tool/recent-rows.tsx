import { X } from 'lucide';
import { clearRecents, type Recents, removeRecent } from '../state/recents.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';

interface RecentRowsProps {
  readonly of: Recents;
  readonly title: string;
  readonly entries: readonly string[];
  readonly onChoose: (entry: string) => void;
}

/** Recent entries side by side. */
export function RecentRows({ of, title, entries, onChoose }: RecentRowsProps) {
  const { t } = useWords();
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-normal text-muted">{title}</h3>
        <Button look="quiet" size="small" onClick={() => void clearRecents(of)}>
          {t('things.recent.forget_all')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li
            key={entry}
            className="flex min-w-0 items-center rounded-control border border-hairline"
          >
            <Button
              look="quiet"
              size="small"
              className="min-w-0 !px-2 !text-ink"
              onClick={() => onChoose(entry)}
            >
              <span className="truncate">{entry}</span>
            </Button>
            <IconButton
              size="small-icon"
              icon={X}
              label={t('things.recent.remove', { name: entry })}
              onClick={() => void removeRecent(of, entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
