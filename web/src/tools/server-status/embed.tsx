import { badgeUrl, type StatusQuestion, statusUrl } from '../../api/server-status.ts';
import { Card } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';

/** Ready to paste: the badge for a page or a readme, and the answer for programs. */
export function Embed({ question }: { readonly question: StatusQuestion }) {
  const { t } = useWords();
  const badge = new URL(badgeUrl(question), location.href).href;
  const json = new URL(statusUrl(question), location.href).href;
  const alt = t('server_status.embed.alt', { address: question.address });
  return (
    <Card>
      <Collapsible label={t('server_status.embed.title')}>
        <div className="flex flex-col gap-5">
          <img
            src={badgeUrl(question)}
            alt={alt}
            height={20}
            loading="lazy"
            className="h-5 self-start"
          />
          <Output
            look="secondary"
            as="code"
            label="Markdown"
            copyName={t('server_status.embed.copy', { what: 'Markdown' })}
            value={`![${alt}](${badge})`}
          />
          <Output
            look="secondary"
            as="code"
            label="HTML"
            copyName={t('server_status.embed.copy', { what: 'HTML' })}
            value={`<img src="${badge}" alt="${alt}" height="20">`}
          />
          <Output
            look="secondary"
            as="code"
            label="JSON"
            copyName={t('server_status.embed.copy', { what: 'JSON' })}
            value={json}
          />
        </div>
      </Collapsible>
    </Card>
  );
}
