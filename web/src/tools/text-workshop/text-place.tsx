import type { PlaceId, PlaceOptions } from '@fucina/text-places';
import { Place } from '../../ui/game-places/place.tsx';
import { useSight } from '../../ui/game-places/use-sight.ts';
import { useSource } from './source-view.tsx';

interface TextPlaceProps<Id extends PlaceId> {
  readonly id: Id;
  readonly options?: PlaceOptions[Id];
}

/**
 * The page's text in a place. Only this re-renders at a keystroke, and not what stands around it; a place that
 * nobody sees follows when typing pauses.
 */
export function TextPlace<Id extends PlaceId>({ id, options }: TextPlaceProps<Id>) {
  const [ref, sight] = useSight<HTMLElement>();
  const { shown } = useSource({ isFollowing: sight === 'visible' });
  return (
    <Place
      ref={ref}
      id={id}
      shown={shown}
      isDrawn={sight !== 'away'}
      {...(options && { options })}
    />
  );
}
