import { DYES, type Dye, PLACE_IDS } from '@fucina/text-places';
import {
  ADVENTURES,
  adventureOfVersion,
  GAME_RANGES,
  gameOfVersion,
  NEWEST_ADVENTURE,
  NEWEST_GAME,
  type NotationGroup,
  presetsOf,
} from '@fucina/text-workshop';
import { choiceField, flagField, listField } from '@fucina/tool-state';
import { workshopFields } from '@fucina/tool-state/tools/text-workshop';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

/** Commands are a group of their own. */
export type OutputGroup = NotationGroup | 'commands';

export const OUTPUT_GROUPS = [
  'plugins',
  'commands',
  'components',
  'java',
  'web',
  'terminal',
] as const satisfies readonly OutputGroup[];

const placesField = listField(choiceField(PLACE_IDS, 'chat'), [], { max: PLACE_IDS.length });

/** Plugins link to this page with these names: they do not change. */
export const workshopState = defineToolState('text-workshop', {
  ...workshopFields,
  // Any version is understood, and stands for the range that it is in.
  game: {
    ...choiceField([...GAME_RANGES.map(({ from }) => from), 'bedrock'], NEWEST_GAME),
    read: gameOfVersion,
  },
  adventure: { ...choiceField(ADVENTURES, NEWEST_ADVENTURE), read: adventureOfVersion },
  preset: choiceField(presetsOf(NEWEST_ADVENTURE), 'DEFAULT'),
  pinned: placesField,
  hidden: placesField,
  /** What the text is in the tab list. */
  tab: choiceField(['header', 'footer', 'name'], 'header'),
  // Its own keys.
  dye: choiceField(Object.keys(DYES) as readonly Dye[], 'black'),
  glowing: flagField(),
  hanging: flagField(),
  outputs: choiceField(OUTPUT_GROUPS, 'plugins'),
});

export type WorkshopState = ToolState<typeof workshopState>;
