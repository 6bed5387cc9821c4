import { dataUrlLength, weighIconFile } from '@fucina/server-icon';
import { ImageOff, Trash2 } from 'lucide';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { bytesOfDataUrl } from './data-url.ts';
import { IconSizes } from './icon-sizes.tsx';

interface ResultCardProps {
  /** A data URL. */
  readonly icon: string | undefined;
  readonly isTransparent: boolean;
  readonly hasFailed: boolean;
  readonly onRemove: () => void;
  readonly className: string;
}

const FILE_NAME = 'server-icon.png';

/** The icon as the game shows it, and what to do with it. */
export function ResultCard({
  icon,
  isTransparent,
  hasFailed,
  onRemove,
  className,
}: ResultCardProps) {
  const { t } = useWords();
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <Card
      region
      title={t('icon.result.title')}
      className={className}
      aside={
        icon && (
          <IconButton
            size="small-icon"
            look="danger"
            label={t('icon.result.remove')}
            icon={Trash2}
            onClick={onRemove}
          />
        )
      }
    >
      {icon ? (
        <>
          <IconSizes icon={icon} isPointedAt={isPointedAt} />
          <Switch
            label={t('icon.result.pointed_at')}
            checked={isPointedAt}
            onCheckedChange={setPointedAt}
          />
          <div className="flex flex-wrap gap-2">
            <DownloadButton
              look="primary"
              name={t('icon.result.download', { file: FILE_NAME })}
              content={bytesOfDataUrl(icon)}
              fileName={FILE_NAME}
              mediaType="image/png"
            />
            <CopyButton text={icon} name={t('icon.result.copy')} />
          </div>
          {/* Below the buttons: what comes and goes here must not move them. */}
          <Weight icon={icon} />
          {isTransparent && <p className="text-sm text-muted">{t('icon.result.transparent')}</p>}
          <p className="text-sm text-muted">{t('icon.result.where', { file: FILE_NAME })}</p>
        </>
      ) : (
        <p className="game-window flex min-h-40 flex-col items-center justify-center gap-3 p-4 text-center text-game-muted">
          <Icon icon={ImageOff} size={32} />
          {t('icon.result.empty')}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {t('icon.result.failed')}
        </p>
      )}
    </Card>
  );
}

const TONES = { good: 'text-good', fine: 'text-ink', heavy: 'text-warning' } as const;

function Weight({ icon }: { readonly icon: string }) {
  const { t } = useWords();
  const bytes = bytesOfDataUrl(icon).length;
  const weight = weighIconFile(bytes);
  return (
    <p className="text-sm">
      {t('icon.result.bytes', { bytes, characters: dataUrlLength(bytes) })}{' '}
      <span className={TONES[weight]}>{t(`icon.result.weight.${weight}`)}</span>
    </p>
  );
}
