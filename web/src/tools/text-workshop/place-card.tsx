import type { PlaceId } from '@fucina/text-places';
import { clsx } from 'clsx';
import { EyeOff, Pin, PinOff } from 'lucide';
import { memo } from 'react';
import { CopyPictureButton } from '../../tool/copy-picture-button.tsx';
import { useToolStore } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { pictureOfPlace } from './picture-of-place.ts';
import { SignPlace } from './sign-place.tsx';
import { workshopState } from './state.ts';
import { TabListPlace } from './tab-list-place.tsx';
import { TextPlace } from './text-place.tsx';

/** Text as wide as the game's window, or nearly, which is large there. */
const WIDE: ReadonlySet<PlaceId> = new Set(['chat', 'title', 'item', 'server-list', 'disconnect']);

interface PlaceCardProps {
  readonly id: PlaceId;
  readonly isPinned: boolean;
  readonly onPin: (id: PlaceId) => void;
  readonly onHide: (id: PlaceId) => void;
}

/** One place of the game with the text in it. */
export const PlaceCard = memo(function PlaceCard({ id, isPinned, onPin, onHide }: PlaceCardProps) {
  const { t } = useWords();
  const { get } = useToolStore(workshopState);
  const name = t(`text_places.names.${id}`);
  return (
    <Card
      title={name}
      region
      className={clsx(WIDE.has(id) && 'place-wide')}
      aside={
        <span className="flex gap-1 pointer-coarse:gap-0">
          <CopyPictureButton
            label={t('ui.picture.copy_of', { name })}
            draw={() => pictureOfPlace(id, get().present)}
          />
          <IconButton
            size="small-icon"
            icon={isPinned ? PinOff : Pin}
            label={t(`text_workshop.places.${isPinned ? 'unpin' : 'pin'}`, { place: name })}
            onClick={() => onPin(id)}
          />
          <IconButton
            size="small-icon"
            icon={EyeOff}
            label={t('text_workshop.places.hide', { place: name })}
            onClick={() => onHide(id)}
          />
        </span>
      }
    >
      <Picture id={id} />
    </Card>
  );
});

function Picture({ id }: Pick<PlaceCardProps, 'id'>) {
  switch (id) {
    case 'sign':
      return <SignPlace />;
    case 'tab-list':
      return <TabListPlace />;
    default:
      return <TextPlace id={id} />;
  }
}
