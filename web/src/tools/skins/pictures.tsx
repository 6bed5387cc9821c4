import { renderAvatar } from '@fucina/skin-model';
import { Download } from 'lucide';
import { avatarUrl, capeUrl, skinDownloadUrl, skinUrl } from '../../api/skin-images.ts';
import { CopyPictureButton } from '../../tool/copy-picture-button.tsx';
import { useField } from '../../tool/tool.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PixelPicture } from '../../ui/pixel-picture.tsx';
import { readPicture } from '../../ui/read-picture.ts';
import { useWords } from '../../words/use-words.tsx';
import { BodyCard } from './body-card.tsx';
import { LookCard } from './look-card.tsx';
import { RemotePicture } from './remote-picture.tsx';
import { Stage } from './stage.tsx';
import { skinsState } from './state.ts';
import { hasCape, type Subject } from './subject.ts';

const AVATAR_SIZE = 128;
const SKIN_ON_SCREEN = 256;

interface PicturesProps {
  readonly subject: Subject;
  /** Changes the pictures' addresses after a refresh of the profile. */
  readonly renew: (address: string) => string;
}

/** The three cards of a result, the cape where there is one, and how to look at them. */
export function Pictures({ subject, renew }: PicturesProps) {
  const isCaped = hasCape(subject);
  return (
    <div className="skins-pictures">
      <div className="skins-cards">
        <AvatarCard subject={subject} renew={renew} />
        <SkinCard subject={subject} renew={renew} />
        {isCaped && subject.kind === 'player' && <CapeCard id={subject.id} name={subject.name} />}
      </div>
      <div className="skins-cards">
        <BodyCard subject={subject} renew={renew} />
        <LookCard hasCape={isCaped} />
      </div>
    </div>
  );
}

function AvatarCard({ subject, renew }: PicturesProps) {
  const { t } = useWords();
  const [overlay] = useField(skinsState, 'overlay');
  const label = t('skins.avatar_of', { name: subject.name });
  const isFile = subject.kind === 'file';
  const address = isFile ? '' : renew(avatarUrl(subject.id, { size: AVATAR_SIZE, overlay }));
  const drawn = isFile && renderAvatar(subject.skin, { size: AVATAR_SIZE, overlay });
  return (
    <Card
      className="skins-small order-2"
      title={t('skins.avatar')}
      aside={
        <CopyPictureButton
          label={t('skins.copy_avatar')}
          draw={() => readPicture(drawn || address, 'wall')}
        />
      }
    >
      <Stage>
        {drawn ? (
          <PixelPicture picture={drawn} label={label} />
        ) : (
          <RemotePicture address={address} label={label} width={AVATAR_SIZE} height={AVATAR_SIZE} />
        )}
      </Stage>
    </Card>
  );
}

function SkinCard({ subject, renew }: PicturesProps) {
  const { t } = useWords();
  const isFile = subject.kind === 'file';
  const address = isFile ? subject.address : renew(skinUrl(subject.id));
  const isLegacy = isFile && subject.skin.format === 'legacy';
  return (
    <Card
      className="skins-small order-2"
      title={t('skins.skin')}
      aside={
        <CopyPictureButton
          label={t('skins.copy_skin')}
          draw={() => readPicture(isFile ? subject.file : address)}
        />
      }
    >
      <Stage>
        <RemotePicture
          address={address}
          label={t('skins.skin_of', { name: subject.name })}
          width={SKIN_ON_SCREEN}
          height={isLegacy ? SKIN_ON_SCREEN / 2 : SKIN_ON_SCREEN}
        />
      </Stage>
      <DownloadLink
        address={isFile ? address : skinDownloadUrl(subject.id)}
        fileName={`${subject.name}.png`}
        words={t('skins.download_skin')}
      />
    </Card>
  );
}

function CapeCard({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useWords();
  return (
    <Card className="order-5" title={t('skins.cape')}>
      <Stage>
        <RemotePicture
          address={capeUrl(id)}
          label={t('skins.cape_of', { name })}
          width={SKIN_ON_SCREEN}
          height={SKIN_ON_SCREEN / 2}
        />
      </Stage>
      <DownloadLink
        address={`${capeUrl(id)}?download`}
        fileName={`${name}-cape.png`}
        words={t('skins.download_cape')}
      />
    </Card>
  );
}

interface DownloadLinkProps {
  readonly address: string;
  readonly fileName: string;
  readonly words: string;
}

function DownloadLink({ address, fileName, words }: DownloadLinkProps) {
  return (
    <a href={address} download={fileName} className={buttonClass()}>
      <Icon icon={Download} />
      {words}
    </a>
  );
}
