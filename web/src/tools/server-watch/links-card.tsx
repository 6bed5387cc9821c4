import { useState } from 'react';
import { endViewerLink, renewSecret } from '../../api/watch.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { forgetWatch, keepWatch, keptWatches, readKeptWatch } from '../../state/watches.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';
import { addressOfWatch, linkFile } from './watch-address.ts';

interface LinksCardProps extends Owned {
  readonly onSecret: (secret: string) => void;
}

/** The secret link of the owner, and the one of those who may look. */
export function LinksCard({ link, watch, onChange, onSecret }: LinksCardProps) {
  const { t } = useWords();
  const [entries] = useStoredValue(keptWatches);
  const [viewer, setViewer] = useState<string>();
  const { isBusy, failure, make } = useChange();
  const isKept = entries.some((entry) => readKeptWatch(entry).id === link.id);
  const file = linkFile(link, watch.address);
  const keep = (secret: string) => keepWatch({ id: link.id, secret, address: watch.address });

  function renew() {
    make(
      () => renewSecret(link, 'secret'),
      ({ secret }) => {
        if (isKept) void keep(secret);
        onSecret(secret);
        announce(t('watched.links.renewed'));
      },
    );
  }

  function endViewer() {
    make(
      () => endViewerLink(link),
      (value) => {
        setViewer(undefined);
        onChange(value);
        announce(t('watched.links.viewer_ended'));
      },
    );
  }

  return (
    <Card region title={t('watched.links.title')}>
      <p className="max-w-measure">{t('watched.links.keep')}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => addressOfWatch(link)} name={t('watched.links.copy')} />
        <DownloadButton fileName={file.name} content={file.text} name={t('watched.links.save')} />
        <Button size="small" aria-disabled={isBusy} onClick={renew}>
          {t('watched.links.renew')}
        </Button>
      </div>
      <Switch
        label={t('watched.links.kept')}
        checked={isKept}
        onCheckedChange={(isOn) => void (isOn ? keep(link.secret) : forgetWatch(link.id))}
      />
      <p className="max-w-measure border-t border-hairline pt-3 text-muted">
        {t('watched.links.viewer_text')}
      </p>
      {viewer !== undefined && (
        <Output
          as="code"
          look="secondary"
          label={t('watched.links.viewer_link')}
          value={addressOfWatch({ id: link.id, secret: viewer })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() =>
            make(
              () => renewSecret(link, 'viewer'),
              ({ secret }) => {
                setViewer(secret);
                onChange({ ...watch, has_viewer_link: true });
              },
            )
          }
        >
          {t(`watched.links.${watch.has_viewer_link ? 'viewer_again' : 'viewer'}`)}
        </Button>
        {watch.has_viewer_link && (
          <Button size="small" aria-disabled={isBusy} onClick={endViewer}>
            {t('watched.links.viewer_end')}
          </Button>
        )}
      </div>
      {failure && <FailureNote failure={failure} />}
    </Card>
  );
}
