import type { Picture } from '@fucina/skin-model';
import { useEffect, useState } from 'react';
import { PixelPicture } from '../../ui/pixel-picture.tsx';
import { useWords } from '../../words/use-words.tsx';

/** The head of a texture, drawn in the browser from the skin. */
export function TexturedHead({ hash, label }: { readonly hash: string; readonly label: string }) {
  const { t } = useWords();
  const [picture, setPicture] = useState<Picture | 'none'>();
  useEffect(() => {
    const controller = new AbortController();
    draw(hash, controller.signal).then(
      (drawn) => setPicture(drawn ?? 'none'),
      () => controller.signal.aborted || setPicture('none'),
    );
    return () => controller.abort();
  }, [hash]);
  if (picture === 'none') return <p className="text-game-muted">{t('skulls.no_picture')}</p>;
  return picture && <PixelPicture picture={picture} label={label} />;
}

/** The drawing code is loaded with the first head that needs it. */
async function draw(hash: string, signal: AbortSignal): Promise<Picture | undefined> {
  const { drawHead } = await import('./draw-head.ts');
  return drawHead(hash, signal);
}
