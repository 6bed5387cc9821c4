import type { StatusQuestion } from '../../api/server-status.ts';
import { toolLink } from '../../tool/tool-link.ts';
import { type ButtonShape, buttonClass } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';

interface WatchLinkProps extends Pick<ButtonShape, 'size'> {
  readonly question: StatusQuestion;
}

/** To the tool that goes on looking. */
export function WatchLink({ question, size = 'small' }: WatchLinkProps) {
  const { t } = useWords();
  const { address, isBedrock } = question;
  return (
    <a
      href={toolLink('server-watch', { address, ...(isBedrock && { edition: 'bedrock' }) })}
      className={buttonClass({ size })}
    >
      {t('server_status.watch')}
    </a>
  );
}
