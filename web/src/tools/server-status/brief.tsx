import { clsx } from 'clsx';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Checked } from './use-status.ts';

interface BriefProps {
  readonly checked: Checked;
}

/** Whether the server is online, who plays, and its address to copy. */
export function Brief({ checked }: BriefProps) {
  const { t, language } = useWords();
  const { status, question } = checked;
  const { online: isOnline, players, version } = status;
  const number = new Intl.NumberFormat(language);
  const facts = [
    t(isOnline ? 'server_status.online' : 'server_status.offline'),
    players && `${number.format(players.online)} / ${number.format(players.max)}`,
    version,
  ];
  return (
    <BriefResult kind={facts.filter(Boolean).join(' · ')} copy={() => question.address}>
      <span
        aria-hidden
        className={clsx(
          'me-2 inline-block size-2.5 rounded-full',
          isOnline ? 'bg-good' : 'bg-danger',
        )}
      />
      <span className="font-medium">{status.hostname || status.ip || question.address}</span>
    </BriefResult>
  );
}
