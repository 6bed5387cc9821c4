import type { Picture } from '@fucina/skin-model';
import { useEffect, useState } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { PixelPicture } from '../../ui/pixel-picture.tsx';

/** The head of a texture, drawn here from the skin itself. */
export function TexturedHead({ hash, label }: { readonly hash: string; readonly label: string }) {
  const { t } = useWords();
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

/** What draws is fetched with the first head that needs it. */
async function draw(hash: string, signal: AbortSignal): Promise<Picture | undefined> {
  const { drawHead } = await import('./draw-head.ts');
  return drawHead(hash, signal);
}
