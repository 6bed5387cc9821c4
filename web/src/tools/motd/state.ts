import { ALIGNMENTS, LIST_GAMES, TARGET_IDS } from '@fucina/server-message';
import { brand } from '@fucina/site';
import { choiceField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

const [PINK, , YELLOW] = brand.heat;

/** How the preview shows the server. */
export const VIEWS = ['online', 'full', 'pointed', 'other', 'offline'] as const;
export type View = (typeof VIEWS)[number];

export const motdState = defineToolState('motd', {
  line1: textField(
    `<b><gradient:${PINK}:${YELLOW}>${brand.name}</gradient></b> <gray>»</gray> <yellow>Survival`,
    { max: 2000 },
  ),
  align1: choiceField(ALIGNMENTS, 'center'),
  line2: textField('<gray>The anvil is hot: come and forge!', { max: 2000 }),
  align2: choiceField(ALIGNMENTS, 'center'),
  /** One line each. */
  hover: textField('', { max: 4000 }),
  versionText: textField('', { max: 500 }),
  target: choiceField(TARGET_IDS, 'properties'),
  game: choiceField(LIST_GAMES, 'newest'),
  view: choiceField(VIEWS, 'online'),
  /** The server that is compared. */
  address: textField('', { max: 2000 }),
});

export type MotdState = ToolState<typeof motdState>;
