import type { PlaceId } from '@fucina/text-places';
import { useCallback } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LossNotes } from './loss-notes.tsx';
import { PlaceCard } from './place-card.tsx';
import { orderPlaces } from './place-order.ts';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';

/** Every place of the game that is not hidden, pinned ones first. */
export function PlaceList() {
  const { set, get } = useToolStore(workshopState);
  const [pinned] = useField(workshopState, 'pinned');
  const [hidden] = useField(workshopState, 'hidden');
  const { shown } = useSource();
  const pin = useCallback(
    (id: PlaceId) => set({ pinned: toggled(get().present.pinned, id) }),
    [set, get],
  );
  const hide = useCallback(
    (id: PlaceId) => set({ hidden: [...get().present.hidden, id] }),
    [set, get],
  );
  return (
    <>
      <PlacesHead hidden={hidden} />
      {orderPlaces(pinned, hidden).map((id) => (
        <PlaceCard
          key={id}
          id={id}
          shown={shown}
          isPinned={pinned.includes(id)}
          onPin={pin}
          onHide={hide}
        />
      ))}
    </>
  );
}

function PlacesHead({ hidden }: { readonly hidden: readonly PlaceId[] }) {
  const { t } = useWords();
  const { set } = useToolStore(workshopState);
  return (
    <Card title={t('text_workshop.places.title')} region>
      <GameLosses />
      {hidden.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{t('text_workshop.places.hidden')}</span>
          {hidden.map((id) => (
            <Button key={id} size="small" onClick={() => set({ hidden: toggled(hidden, id) })}>
              {t('text_workshop.places.show', { place: t(`text_places.names.${id}`) })}
            </Button>
          ))}
        </div>
      )}
      <AnimateSwitch />
    </Card>
  );
}

/** What the chosen game shows nowhere. */
function GameLosses() {
  const { t } = useWords();
  const { shown } = useAfterPaint(useSource());
  // A gradient arrives as one color for each letter, which looks the same.
  const losses = shown.losses.filter(({ code }) => code !== 'gradient');
  return (
    <>
      <LossNotes title={t('text_workshop.places.not_shown')} losses={losses} value={shown.text} />
      {shown.boxes.length > 0 && (
        <p className="text-sm text-warning">
          {t('text_workshop.places.boxes', { count: shown.boxes.length })}
        </p>
      )}
    </>
  );
}

function toggled(ids: readonly PlaceId[], id: PlaceId): readonly PlaceId[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
