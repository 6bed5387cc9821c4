import { X } from 'lucide';
import type { StatusQuestion } from '../../api/server-status.ts';
import {
  clearRecents,
  readRecentServer,
  recentServers,
  removeRecent,
} from '../../state/recents.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';

interface RecentListProps {
  readonly onCheck: (question: StatusQuestion) => void;
}

/** Servers that were found before, kept in this browser only. */
export function RecentList({ onCheck }: RecentListProps) {
  const { t } = useWords();
  const [entries] = useStoredValue(recentServers);
  if (entries.length === 0) return null;
  return (
    <Card
      title={t('kept.recent.servers')}
      aside={
        <Button look="quiet" size="small" onClick={() => void clearRecents(recentServers)}>
          {t('kept.recent.forget_all')}
        </Button>
      }
    >
      <ul className="-my-2 divided">
        {entries.map((entry) => {
          const question = readRecentServer(entry);
          return (
            <li key={entry} className="flex min-w-0 items-center gap-2 py-1">
              <Button
                look="quiet"
                className="-ms-2 min-w-0 grow forced-colors:ms-0 !justify-start !px-2 !text-ink"
                onClick={() => onCheck(question)}
              >
                <span className="truncate">{question.address}</span>
                {question.isBedrock && <span className="text-sm text-muted">Bedrock</span>}
              </Button>
              <IconButton
                label={t('kept.recent.remove', { name: question.address })}
                icon={X}
                onClick={() => void removeRecent(recentServers, entry)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
