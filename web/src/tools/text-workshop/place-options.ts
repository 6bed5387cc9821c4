import type { PlaceId, PlaceOptions } from '@fucina/text-places';
import type { WorkshopState } from './state.ts';

/** What is chosen on the page for a place. */
export function optionsOf<Id extends PlaceId>(id: Id, state: WorkshopState): PlaceOptions[Id] {
  const options: { readonly [Each in PlaceId]?: PlaceOptions[Each] } = {
    sign: signOptions(state),
    'tab-list': { part: state.tab },
  };
  return options[id] ?? {};
}

export function signOptions({
  hanging,
  glowing,
  dye,
}: Pick<WorkshopState, 'hanging' | 'glowing' | 'dye'>): PlaceOptions['sign'] {
  return { isHanging: hanging, isGlowing: glowing, dye };
}
