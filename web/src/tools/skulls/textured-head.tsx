import { type Picture, renderHead } from '@fucina/skin-model';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skinUrl } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';
import { PixelPicture } from '../../ui/pixel-picture.tsx';

const SCALE = 6;

/** The head of a texture, drawn here from the skin itself. */
export function TexturedHead({ hash, label }: { readonly hash: string; readonly label: string }) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<Picture | 'none'>();
  useEffect(() => {
    const leaving = new AbortController();
    draw(hash, leaving.signal).then(
      (drawn) => setPicture(drawn ?? 'none'),
      () => leaving.signal.aborted || setPicture('none'),
    );
    return () => leaving.abort();
  }, [hash]);
  if (picture === 'none') return <p className="text-game-muted">{t('skulls.no_picture')}</p>;
  return picture && <PixelPicture picture={picture} label={label} />;
}

async function draw(hash: string, signal: AbortSignal): Promise<Picture | undefined> {
  const response = await fetch(skinUrl(hash), { signal });
  if (!response.ok) return undefined;
  const skin = await readSkinFile(await response.blob());
  return skin.ok ? renderHead(skin.value, { scale: SCALE, overlay: true }) : undefined;
}
