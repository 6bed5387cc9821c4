import type { PlaceId, PlaceOptions } from '@fucina/text-places';
import { Place } from '../../ui/game-places/place.tsx';
import { useSource } from './source-view.tsx';

interface TextPlaceProps<Id extends PlaceId> {
  readonly id: Id;
  readonly options?: PlaceOptions[Id];
}

/** The page's text in a place. Only this re-renders at a keystroke, and not what stands around it. */
export function TextPlace<Id extends PlaceId>(props: TextPlaceProps<Id>) {
  const { shown } = useSource();
  return <Place shown={shown} {...props} />;
}
