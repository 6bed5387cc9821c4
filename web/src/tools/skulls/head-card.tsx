import { textureFromValue } from '@fucina/minecraft-profile';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { FoundHead } from './find-head.ts';
import { TexturedHead } from './textured-head.tsx';

const SIZE = 128;

/** The head itself: a player's comes from the server, that of a texture is drawn here. */
export function HeadCard({ head }: { readonly head: FoundHead }) {
  const { t } = useWords();
  const { owner, texture } = head;
  const hash = textureFromValue(texture);
  const label = t('skulls.head_of', { name: owner?.name ?? t('skulls.this_texture') });
  return (
    <Card title={t('skulls.head')}>
      <div className="flex min-h-40 items-center justify-center game-window p-4">
        {owner?.name !== undefined ? (
          <img
            src={`/head/${encodeURIComponent(owner.name)}`}
            alt={label}
            width={SIZE}
            height={SIZE}
          />
        ) : (
          hash.ok && <TexturedHead hash={hash.value.hash} label={label} />
        )}
      </div>
    </Card>
  );
}
