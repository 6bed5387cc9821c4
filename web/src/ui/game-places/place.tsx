import { drawnText, hasExactWidth, type TextRun } from '@fucina/minecraft-text';
import { layOut, type PlaceId, type PlaceOptions, type ShownText } from '@fucina/text-places';
import { memo, useDeferredValue, useMemo } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { useCompleteFont, useGameFont } from '../game-text/game-font.ts';
import { useIsNear } from '../use-is-near.ts';
import { PlaceNotices } from './place-notices.tsx';
import { PlacePicture } from './place-picture.tsx';
import { usualOptions } from './usual-options.ts';

interface PlaceProps<Id extends PlaceId> {
  readonly id: Id;
  /** From `showText`, the same for all places. Must be referentially stable to avoid re-rendering. */
  readonly shown: ShownText;
  /** Must be referentially stable too. What they do not say is as usual. */
  readonly options?: PlaceOptions[Id];
}

/** A text in a place of the game, and what a reader will not see of it there. */
function PlaceOf<Id extends PlaceId>({ id, shown, options }: PlaceProps<Id>) {
  const { t } = useWords();
  const [ref, isNear] = useIsNear<HTMLElement>('far');
  const font = useGameFont();
  // A place that nobody sees follows when there is time.
  const later = useDeferredValue(shown);
  const now = isNear ? shown : later;
  const layout = useMemo(
    () => layOut(id, now, { font }, { ...usualOptions(id, t), ...options }),
    [id, now, font, t, options],
  );
  useCompleteFont(isNear && !layout.texts.every(({ runs }) => hasExactWidth(runs, font)));
  return (
    <figure
      ref={ref}
      aria-label={t(`text_places.names.${id}`)}
      className="m-0 flex min-w-0 flex-col gap-3"
    >
      <PlacePicture
        id={id}
        layout={layout}
        isDrawn={isNear}
        words={layout.texts.map(({ runs }) => wordsOf(runs)).join(' ')}
      />
      <PlaceNotices id={id} notices={layout.notices} />
    </figure>
  );
}

// `memo` loses the type parameter.
export const Place = memo(PlaceOf) as typeof PlaceOf;

function wordsOf(runs: readonly TextRun[]): string {
  return runs.map(drawnText).join('');
}
