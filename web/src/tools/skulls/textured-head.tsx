import type { Picture } from '@fucina/skin-model';
import { useEffect, useState } from 'react';
import { PixelPicture } from '../../ui/pixel-picture.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CopyHead } from './copy-head.tsx';
import type { NoHead } from './draw-head.ts';

/** Of all heads here, in pixels of the screen for one of the skin. */
export const HEAD_SCALE = 10;

/** The head of a texture, drawn in the browser from the skin. */
export function TexturedHead({ hash, label }: { readonly hash: string; readonly label: string }) {
  const { t } = useWords();
  const [picture, setPicture] = useState<Picture | NoHead>();
  useEffect(() => {
    const controller = new AbortController();
    draw(hash, controller.signal).then(
      setPicture,
      () => controller.signal.aborted || setPicture('no_picture'),
    );
    return () => controller.abort();
  }, [hash]);
  if (typeof picture === 'string') {
    return <p className="text-game-muted">{t(`skulls.${picture}`)}</p>;
  }
  return (
    picture && (
      <>
        <PixelPicture picture={picture} label={label} />
        <CopyHead picture={picture} />
      </>
    )
  );
}

/** The drawing code is loaded with the first head that needs it. */
async function draw(hash: string, signal: AbortSignal): Promise<Picture | NoHead> {
  const { drawHead } = await import('./draw-head.ts');
  return drawHead(hash, HEAD_SCALE, signal);
}
