import { renderAvatar } from '@fucina/skin-model';
import { Download } from 'lucide';
import { avatarUrl, skinDownloadUrl } from '../../api/skin-images.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PixelPicture } from '../../ui/pixel-picture.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Subject } from './subject.ts';

/** On the screen, and drawn twice as large for screens with many pixels. */
const SIZE = 32;

interface BriefProps {
  readonly subject: Subject;
  readonly renew: (address: string) => string;
}

/** The face and the name, and the skin to download. */
export function Brief({ subject, renew }: BriefProps) {
  const { t } = useWords();
  const isFile = subject.kind === 'file';
  const label = t('skins.avatar_of', { name: subject.name });
  return (
    <BriefResult
      action={
        <a
          href={isFile ? subject.address : skinDownloadUrl(subject.id)}
          download={`${subject.name}.png`}
          aria-label={t('skins.download_skin')}
          title={t('skins.download_skin')}
          className={buttonClass({ look: 'primary', size: 'icon' })}
        >
          <Icon icon={Download} />
        </a>
      }
    >
      <span className="flex items-center gap-3">
        {isFile ? (
          <PixelPicture
            picture={renderAvatar(subject.skin, { size: SIZE, overlay: true })}
            label={label}
          />
        ) : (
          <img
            src={renew(avatarUrl(subject.id, { size: 2 * SIZE, overlay: true }))}
            alt={label}
            width={SIZE}
            height={SIZE}
          />
        )}
        <span className="truncate font-medium">{subject.name}</span>
      </span>
    </BriefResult>
  );
}
