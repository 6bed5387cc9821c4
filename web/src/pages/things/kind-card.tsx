import { Trash2 } from 'lucide';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Kind } from './kinds.ts';
import { PlaceLink } from './place-link.tsx';
import type { Row } from './rows.ts';

interface KindCardProps {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  readonly onRemove: (row: Row) => void;
  readonly onRemoveAll: () => void;
}

/** All things of one kind. */
export function KindCard({ kind, rows, onRemove, onRemoveAll }: KindCardProps) {
  const { t } = useWords();
  const title = t(`things.kinds.${kind}`);
  return (
    <Card
      region
      title={title}
      aside={
        rows.length > 1 && (
          <Button
            look="quiet"
            size="small"
            className="ms-auto"
            aria-label={t('things.delete_kind_named', { kind: title })}
            onClick={onRemoveAll}
          >
            {t('things.delete_kind')}
          </Button>
        )
      }
    >
      {kind === 'aside' && <p className="-mt-2 text-sm text-muted">{t('things.aside_hint')}</p>}
      <ul className="-my-2 divided">
        {rows.map((row) => (
          <li key={row.key} className="flex min-w-0 items-center gap-2 py-1.5">
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {row.place ? <PlaceLink {...row.place}>{row.label}</PlaceLink> : row.label}
              </span>
              {row.note && <span className="text-sm text-muted">{row.note}</span>}
            </span>
            {row.download && (
              <DownloadButton
                look="quiet"
                fileName={row.download.fileName}
                content={row.download.text}
              />
            )}
            <IconButton
              icon={Trash2}
              look="danger"
              label={t('kept.delete_named', { name: row.label })}
              onClick={() => onRemove(row)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
