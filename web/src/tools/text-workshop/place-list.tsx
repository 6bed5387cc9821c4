import type { PlaceId } from '@fucina/text-places';
import { clsx } from 'clsx';
import { useCallback, useId, useState } from 'react';
import { EmptyTool } from '../../tool/empty-state.tsx';
import { useField, useSelected, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { lazyEngine } from './lazy.ts';
import { PlaceCard } from './place-card.tsx';
import { orderPlaces } from './place-order.ts';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';

/** On a phone, until all are asked for (`game-places.css`). */
const FEW = 2;

/** Every place of the game that is not hidden, pinned ones first. */
export function PlaceList() {
  const { t } = useWords();
  const { set, get } = useToolStore(workshopState);
  const [pinned] = useField(workshopState, 'pinned');
  const [hidden] = useField(workshopState, 'hidden');
  const pin = useCallback(
    (id: PlaceId) => set({ pinned: toggled(get().present.pinned, id) }),
    [set, get],
  );
  const hide = useCallback(
    (id: PlaceId) => set({ hidden: [...get().present.hidden, id] }),
    [set, get],
  );
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = orderPlaces(pinned, hidden);
  return (
    <>
      <NoText />
      <PlacesHead hidden={hidden} />
      <div id={listId} className={clsx('places', !isWhole && 'places-few')}>
        {shown.map((id) => (
          <PlaceCard key={id} id={id} isPinned={pinned.includes(id)} onPin={pin} onHide={hide} />
        ))}
      </div>
      {!isWhole && shown.length > FEW && (
        <Button
          className="md:hidden"
          aria-expanded="false"
          aria-controls={listId}
          onClick={() => setWhole(true)}
        >
          {t('text_workshop.places.all', { count: shown.length })}
        </Button>
      )}
    </>
  );
}

function NoText() {
  const { t } = useWords();
  const isEmpty = useSelected(workshopState, ({ text }) => text.trim() === '');
  return (
    isEmpty && (
      <Card>
        <EmptyTool
          of={workshopState}
          text={t('text_workshop.places.empty')}
          examples={examples}
          labelOf={exampleLabel}
        />
      </Card>
    )
  );
}

/** What is the same in all places, and which are hidden. */
function PlacesHead({ hidden }: { readonly hidden: readonly PlaceId[] }) {
  const { t } = useWords();
  const { set } = useToolStore(workshopState);
  const { shown } = useSettledSource();
  const engine = lazyEngine.useLoaded();
  // A gradient arrives as one color for each letter, which looks the same.
  const losses = shown.losses.filter(({ code }) => code !== 'gradient');
  const { boxes } = shown;
  if (losses.length === 0 && boxes.length === 0 && hidden.length === 0) return null;
  return (
    <Card>
      {engine && (
        <engine.LossNotes
          title={t('text_workshop.places.not_shown')}
          losses={losses}
          value={shown.text}
        />
      )}
      {boxes.length > 0 && (
        <p className="text-sm text-warning">
          {t('text_workshop.places.boxes', { count: boxes.length })}
        </p>
      )}
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
    </Card>
  );
}

function toggled(ids: readonly PlaceId[], id: PlaceId): readonly PlaceId[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
