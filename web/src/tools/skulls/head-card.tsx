import { textureFromValue } from '@fucina/minecraft-profile';
import type { ReactNode, Ref } from 'react';
import { SmithHead } from '../../ui/smith/smith.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CopyHead } from './copy-head.tsx';
import type { FoundHead } from './find-head.ts';
import { HEAD_SCALE, TexturedHead } from './textured-head.tsx';

interface HeadCardProps {
  /** Until there is one, an example is where it will be: what is below does not move. */
  readonly head: FoundHead | undefined;
  readonly title: Ref<HTMLHeadingElement>;
  /** What the game says of the item. */
  readonly children: ReactNode;
}

/** The item as the game shows it: the head, and beside it its tooltip. */
export function HeadCard({ head, title, children }: HeadCardProps) {
  const { t } = useWords();
  return (
    <div className="stage">
      <div className="game-window head-stage">
        <h2 ref={title} tabIndex={-1}>
          {t('skulls.head')}
        </h2>
        {head ? (
          <div className="head">
            <Head head={head} />
          </div>
        ) : (
          <div className="head opacity-75" aria-hidden="true">
            <SmithHead />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** A player's comes from the server, that of a texture is drawn here. */
function Head({ head: { owner, texture } }: { readonly head: FoundHead }) {
  const { t } = useWords();
  const hash = textureFromValue(texture);
  const label = t('skulls.head_of', { name: owner?.name ?? t('skulls.this_texture') });
  if (owner?.name === undefined) {
    return hash.ok && <TexturedHead hash={hash.value.hash} label={label} />;
  }
  const address = `/head/${encodeURIComponent(owner.name)}?scale=${HEAD_SCALE}`;
  return (
    <>
      <img src={address} alt={label} width={20 * HEAD_SCALE} height={18.5 * HEAD_SCALE} />
      <CopyHead picture={address} />
    </>
  );
}
