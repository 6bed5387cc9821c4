import { renderBody, type SkinView } from '@fucina/skin-model';
import { Box, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { bodyUrl, capeUrl, skinUrl } from '../../api/skin-images.ts';
import { CopyPictureButton } from '../../tool/copy-picture-button.tsx';
import { useWholeState } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PixelPicture } from '../../ui/pixel-picture.tsx';
import { readPicture } from '../../ui/read-picture.ts';
import { useWords } from '../../words/use-words.tsx';
import { RemotePicture } from './remote-picture.tsx';
import { Stage } from './stage.tsx';
import { skinsState } from './state.ts';
import { hasCape, modelOf, type Subject } from './subject.ts';
import { Viewer } from './viewer/viewer.tsx';

const SCALE = 4;
/** On the screen, in whole multiples of the render's own pixels where the view allows. */
const ON_SCREEN: Readonly<Record<SkinView, readonly [width: number, height: number]>> = {
  iso: [160, 360],
  'iso-left': [160, 360],
  front: [176, 352],
  back: [176, 352],
};

interface BodyCardProps {
  readonly subject: Subject;
  readonly renew: (address: string) => string;
}

/** The whole figure: as a picture, and in 3D on demand. */
export function BodyCard({ subject, renew }: BodyCardProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  // On a phone the button is below the stage, and the figure would stay above the screen.
  useEffect(() => {
    if (!isOpen) return;
    stage.current?.scrollIntoView({ block: 'nearest' });
    // The button that was pressed is gone; the figure is turned by keys.
    stage.current?.querySelector('canvas')?.focus({ preventScroll: true });
  }, [isOpen]);
  const isFile = subject.kind === 'file';
  const { view, overlay, cape: wantsCape } = useWholeState(skinsState);
  const cape = wantsCape && hasCape(subject);
  const options = { scale: SCALE, overlay, view, cape };
  const address = isFile ? '' : renew(bodyUrl(subject.id, options));
  const label = t('skins.body_of', { name: subject.name });
  const [width, height] = ON_SCREEN[view];
  const drawn = isFile && renderBody(subject.skin, { scale: SCALE * 2, overlay, view });
  const picture = drawn ? (
    <PixelPicture picture={drawn} label={label} />
  ) : (
    <RemotePicture address={address} label={label} width={width} height={height} />
  );
  const files = {
    skin: isFile ? subject.address : renew(skinUrl(subject.id)),
    cape: cape && !isFile ? capeUrl(subject.id) : undefined,
    model: modelOf(subject),
  };
  return (
    <Card
      className="order-1"
      title={t('skins.body')}
      aside={
        isOpen ? (
          <IconButton
            label={t('skins.viewer.close')}
            icon={X}
            size="small-icon"
            onClick={() => setOpen(false)}
          />
        ) : (
          <CopyPictureButton
            label={t('skins.copy_body')}
            draw={() => readPicture(drawn || address, 'day')}
          />
        )
      }
    >
      {isOpen ? (
        <Viewer
          // A canvas cannot be reused once its scene was disposed of.
          key={Object.values(files).join(' ')}
          name={subject.name}
          {...files}
          hasOverlay={overlay}
          poster={picture}
          stage={stage}
        />
      ) : (
        <>
          <Stage isTall>{picture}</Stage>
          <Button onClick={() => setOpen(true)}>
            <Icon icon={Box} />
            {t('skins.open_3d')}
          </Button>
        </>
      )}
    </Card>
  );
}
