import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import {
  addRecent,
  clearRecents,
  type Recents,
  recentPlayers,
  recentServers,
  removeRecent,
} from '../state/recents.ts';
import { useStoredValue } from '../state/stored-value.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';
import { RecentSuggestions } from './recent-suggestions.tsx';

interface RecentPartsProps {
  readonly name: 'recent-servers' | 'recent-players';
  readonly listId: string;
  /** What was just found: it is remembered. */
  readonly found: string | undefined;
  /** The text of an entry in the field; undefined for those that it has no use for. */
  readonly textOf?: (entry: string) => string | undefined;
  /** Shows the entries as buttons too, in one line with the examples. */
  readonly onChoose?: (entry: string) => void;
}

/** Suggestions for a field, and the same entries to choose or to remove. */
export function RecentParts({ name, listId, found, textOf, onChoose }: RecentPartsProps) {
  const recents = name === 'recent-servers' ? recentServers : recentPlayers;
  useEffect(() => {
    if (found !== undefined) void addRecent(recents, found);
  }, [recents, found]);
  return (
    <>
      <RecentSuggestions id={listId} of={recents} textOf={textOf ?? asItIs} />
      {onChoose && <RecentRows of={recents} onChoose={onChoose} />}
    </>
  );
}

interface RecentRowsProps {
  readonly of: Recents;
  readonly onChoose: (entry: string) => void;
}

function RecentRows({ of, onChoose }: RecentRowsProps) {
  const { t } = useWords();
  const [entries] = useStoredValue(of);
  const title = t('kept.recent.players');
  const rows = useRef<HTMLElement>(null);
  // An example behind them that has the focus is not pushed out of the line's room.
  useEffect(() => {
    const focused = document.activeElement;
    if (entries.length === 0 || !rows.current?.parentElement?.contains(focused)) return;
    focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [entries]);
  if (entries.length === 0) return null;
  return (
    <section ref={rows} aria-label={title} className="flex shrink-0 items-center gap-2 pe-4">
      <p className="text-muted">{title}</p>
      <ul className="flex gap-2">
        {entries.map((entry) => (
          <li key={entry} className="flex max-w-60 items-center rounded-control bg-raised">
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
              label={t('kept.recent.remove', { name: entry })}
              onClick={() => void removeRecent(of, entry)}
            />
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" onClick={() => void clearRecents(of)}>
        {t('kept.recent.forget_all')}
      </Button>
    </section>
  );
}

function asItIs(entry: string): string {
  return entry;
}
