import { EyeOff, Pin, PinOff } from 'lucide-react';
import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { ChatPreview } from '../../ui/game-text/chat-preview.tsx';
import { ServerListPreview } from '../../ui/game-text/server-list-preview.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { PlaceName } from './places.ts';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';

interface PlaceCardProps {
  readonly place: PlaceName;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  readonly onHide: () => void;
}

/** One place of the game with the text in it. */
export function PlaceCard({ place, isPinned, onPin, onHide }: PlaceCardProps) {
  const { t } = useWords();
  const name = t(`text_workshop.places.names.${place}`);
  return (
    <Card
      title={name}
      region
      aside={
        <span className="flex gap-1">
          <IconButton
            size="small-icon"
            icon={isPinned ? PinOff : Pin}
            label={t(`text_workshop.places.${isPinned ? 'unpin' : 'pin'}`, { place: name })}
            onClick={onPin}
          />
          <IconButton
            size="small-icon"
            icon={EyeOff}
            label={t('text_workshop.places.hide', { place: name })}
            onClick={onHide}
          />
        </span>
      }
    >
      <Picture place={place} />
    </Card>
  );
}

function Picture({ place }: { readonly place: PlaceName }) {
  const { runs } = useSource();
  const [game] = useField(workshopState, 'game');
  switch (place) {
    case 'chat':
      return <ChatPreview messages={[runs]} />;
    case 'server-list':
      return (
        <ServerListPreview
          name="Minecraft Server"
          description={runs}
          version={game === 'bedrock' ? undefined : game}
          players={{ online: 3, max: 20 }}
          pingMs={40}
        />
      );
  }
}
