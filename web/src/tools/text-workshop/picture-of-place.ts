import { layOut, PLACES, type PlaceId } from '@fucina/text-places';
import type { DrawnPicture } from '../../ui/copy-picture.ts';
import { usualOptions } from '../../ui/game-places/usual-options.ts';
import { currentWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { optionsOf } from './place-options.ts';
import type { WorkshopState } from './state.ts';
import { viewOf } from './view-of.ts';

/** The page's text in a place. What draws it is loaded with the first. */
export async function pictureOfPlace(id: PlaceId, state: WorkshopState): Promise<DrawnPicture> {
  const [engine, { drawStage, font }] = await Promise.all([
    lazyEngine.load(),
    import('../../ui/game-places/draw-picture.ts'),
  ]);
  const options = { ...usualOptions(id, currentWords().t), ...optionsOf(id, state) };
  return drawStage(layOut(id, viewOf(engine, state).shown, { font }, options), {
    isOverWorld: PLACES[id].isOverWorld,
  });
}
