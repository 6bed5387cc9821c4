import type { PlaceId, PlaceOptions } from '@fucina/text-places';
import { useSelected } from '../../tool/tool.tsx';
import { Place } from '../../ui/game-places/place.tsx';
import { useSight } from '../../ui/game-places/use-sight.ts';
import { orderPlaces } from './place-order.ts';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';

interface TextPlaceProps<Id extends PlaceId> {
  readonly id: Id;
  readonly options?: PlaceOptions[Id];
}

/**
 * The page's text in a place. Only this re-renders, and not what is around it: the first place with the key if it is
 * on the screen, the others when typing pauses.
 */
export function TextPlace<Id extends PlaceId>({ id, options }: TextPlaceProps<Id>) {
  const [ref, sight] = useSight<HTMLElement>();
  const isFirst = useSelected(
    workshopState,
    ({ pinned, hidden }) => orderPlaces(pinned, hidden)[0] === id,
  );
  const { shown } = useSource({ isFollowing: isFirst && sight === 'visible' });
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
