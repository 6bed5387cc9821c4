import { drawnText, hasExactWidth, type TextRun } from '@fucina/minecraft-text';
import { layOut, type PlaceId, type PlaceOptions, type ShownText } from '@fucina/text-places';
import { memo, type Ref, useMemo } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { useCompleteFont, useGameFont } from '../game-text/game-font.ts';
import { PlaceNotices } from './place-notices.tsx';
import { PlacePicture } from './place-picture.tsx';
import { usualOptions } from './usual-options.ts';

interface PlaceProps<Id extends PlaceId> {
  readonly id: Id;
  /** From `showText`, the same for all places. Must be referentially stable to avoid re-rendering. */
  readonly shown: ShownText;
  /** Must be referentially stable too. What they do not say is as usual. */
  readonly options?: PlaceOptions[Id];
  /** Not drawn, only its words and its size are there. */
  readonly isDrawn: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** A text in a place of the game, and what a reader will not see of it there. */
export const Place = memo(function Place<Id extends PlaceId>({
  id,
  shown,
  options,
  isDrawn,
  ref,
}: PlaceProps<Id>) {
  const { t } = useWords();
  const font = useGameFont();
  const allOptions = useMemo(() => ({ ...usualOptions(id, t), ...options }), [id, t, options]);
  const layout = useMemo(
    () => layOut(id, shown, { font }, allOptions),
    [id, shown, font, allOptions],
  );
  useCompleteFont(isDrawn && !layout.texts.every(({ runs }) => hasExactWidth(runs, font)));
  return (
    <figure
      ref={ref}
      aria-label={t(`text_places.names.${id}`)}
      className="m-0 flex min-w-0 flex-col gap-3"
    >
      <PlacePicture
        id={id}
        layout={layout}
        isDrawn={isDrawn}
        words={layout.texts.map(({ runs }) => wordsOf(runs)).join(' ')}
      />
      <PlaceNotices id={id} notices={layout.notices} />
    </figure>
  );
});

function wordsOf(runs: readonly TextRun[]): string {
  return runs.map(drawnText).join('');
}
