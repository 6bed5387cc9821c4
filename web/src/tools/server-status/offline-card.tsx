import type { StatusQuestion } from '../../api/server-status.ts';
import { UnansweredNote } from '../../tool/unanswered-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ServerListFrame } from '../../ui/game-text/server-list-frame.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AddressDetails } from './address-details.tsx';
import { explain } from './explain.ts';
import { StatusHeading } from './status-heading.tsx';
import type { Checked } from './use-status.ts';
import { WatchLink } from './watch-link.tsx';

interface OfflineCardProps {
  readonly checked: Checked;
  readonly onCheck: (question: StatusQuestion) => void;
}

/** What failed, and what to try next. */
export function OfflineCard({ checked, onCheck }: OfflineCardProps) {
  const { t } = useWords();
  const { question, status } = checked;
  const tips = explain(checked);
  const otherEdition = { ...question, isBedrock: !question.isBedrock };
  const looksLike = status.debug?.looks_like;
  return (
    <Card>
      <StatusHeading checked={checked} />
      <ServerListFrame name={t('server_status.preview_name')}>
        <span className="text-[#aa0000]">{t('server_status.preview_offline')}</span>
      </ServerListFrame>
      <div className="flex max-w-measure flex-col gap-3">
        <UnansweredNote status={status} className="text-lg font-medium" />
        <h3 className="text-sm text-muted">{t('server_status.try')}</h3>
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {tips.map((tip) => (
            <li key={tip}>{t(`server_status.tips.${tip}`)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onCheck(question)}>{t('server_status.check_again')}</Button>
        <Button look={looksLike ? 'primary' : 'secondary'} onClick={() => onCheck(otherEdition)}>
          {t(question.isBedrock ? 'server_status.try_java' : 'server_status.try_bedrock')}
        </Button>
        <WatchLink question={question} size="medium" />
      </div>
      <AddressDetails checked={checked} />
    </Card>
  );
}
