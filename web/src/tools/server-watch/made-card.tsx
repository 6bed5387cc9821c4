import type { WatchLink } from '../../api/watch.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { addressOfWatch, linkFile } from './watch-address.ts';

export interface MadeWatch {
  readonly link: WatchLink;
  readonly address: string;
  readonly isKept: boolean;
}

/** The secret link: it is shown here, once. */
export function MadeCard({ made: { link, address, isKept } }: { readonly made: MadeWatch }) {
  const { t } = useWords();
  const file = linkFile(link, address);
  return (
    <Card region title={t('server_watch.made.title', { server: address })}>
      <p className="max-w-measure font-medium">{t('server_watch.made.keep_link')}</p>
      <Output
        as="code"
        label={t('server_watch.made.link')}
        value={addressOfWatch(link)}
        actions={
          <DownloadButton
            fileName={file.name}
            content={file.text}
            name={t('server_watch.made.save')}
          />
        }
      />
      {isKept && <p className="text-sm text-muted">{t('server_watch.made.kept')}</p>}
      <a href={`/watch/${link.id}#${link.secret}`} className={`${buttonClass()} self-start`}>
        {t('server_watch.made.open')}
      </a>
    </Card>
  );
}
