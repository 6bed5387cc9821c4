import { DYES, type Dye, PLACE_IDS } from '@fucina/text-places';
import {
  ADVENTURES,
  adventureOfVersion,
  GAME_RANGES,
  gameOfVersion,
  NEWEST_ADVENTURE,
  NEWEST_GAME,
  type NotationGroup,
  SOURCE_FORMATS,
} from '@fucina/text-workshop';
import { choiceField, flagField, listField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';
import { DEFAULT_TEXT } from './default-text.ts';

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

export const DYE_NAMES = Object.keys(DYES) as readonly Dye[]; // its own keys

/** What the text is in the tab list. */
export const TAB_PARTS = ['header', 'footer', 'name'] as const;

export const MAX_TEXT = 10_000;

/** Plugins link to this page with these names: they do not change. */
export const workshopState = defineToolState('text-workshop', {
  text: textField(DEFAULT_TEXT, { max: MAX_TEXT }),
  format: choiceField(['auto', ...SOURCE_FORMATS], 'auto'),
  // Any version is understood, and stands for the range that it is in.
  game: {
    ...choiceField([...GAME_RANGES.map(({ from }) => from), 'bedrock'], NEWEST_GAME),
    read: gameOfVersion,
  },
  adventure: { ...choiceField(ADVENTURES, NEWEST_ADVENTURE), read: adventureOfVersion },
  /** Sample values, each as `%player%=Alex`. */
  values: listField(textField('', { max: 300 }), [], { max: 50, separator: '\n' }),
  pinned: placesField,
  hidden: placesField,
  tab: choiceField(TAB_PARTS, 'header'),
  dye: choiceField(DYE_NAMES, 'black'),
  glowing: flagField(),
  hanging: flagField(),
  outputs: choiceField(OUTPUT_GROUPS, 'plugins'),
});

export type WorkshopState = ToolState<typeof workshopState>;
