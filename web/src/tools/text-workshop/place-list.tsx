import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useField } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LossNotes } from './loss-notes.tsx';
import { PlaceCard } from './place-card.tsx';
import { orderPlaces, type PlaceName } from './places.ts';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';

/** Every place of the game that is not hidden, pinned ones first. */
export function PlaceList() {
  const { t } = useWords();
  const [pinned, setPinned] = useField(workshopState, 'pinned');
  const [hidden, setHidden] = useField(workshopState, 'hidden');
  return (
    <>
      <Card title={t('text_workshop.places.title')} region>
        <GameLosses />
        {hidden.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted">{t('text_workshop.places.hidden')}</span>
            {hidden.map((place) => (
              <Button key={place} size="small" onClick={() => setHidden(without(hidden, place))}>
                {t('text_workshop.places.show', {
                  place: t(`text_workshop.places.names.${place}`),
                })}
              </Button>
            ))}
          </div>
        )}
        <AnimateSwitch />
      </Card>
      {orderPlaces(pinned, hidden).map((place) => (
        <PlaceCard
          key={place}
          place={place}
          isPinned={pinned.includes(place)}
          onPin={() =>
            setPinned(pinned.includes(place) ? without(pinned, place) : [...pinned, place])
          }
          onHide={() => setHidden([...hidden, place])}
        />
      ))}
    </>
  );
}

/** What the chosen game shows nowhere. */
function GameLosses() {
  const { t } = useWords();
  const { shown } = useAfterPaint(useSource());
  if (shown === undefined) return null;
  // A gradient arrives as one color for each letter, which looks the same.
  const losses = shown.losses.filter(({ code }) => code !== 'gradient');
  return (
    <LossNotes title={t('text_workshop.places.not_shown')} losses={losses} value={shown.text} />
  );
}

function without(places: readonly PlaceName[], place: PlaceName): readonly PlaceName[] {
  return places.filter((each) => each !== place);
}
