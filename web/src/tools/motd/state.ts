import { LIST_GAMES, TARGET_IDS } from '@fucina/server-message';
import { choiceField, flagField, textField } from '@fucina/tool-state';
import { messageFields } from '@fucina/tool-state/tools/motd';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const motdState = defineToolState('motd', {
  ...messageFields,
  /** One line each. */
  hover: textField('', { max: 4000 }),
  versionText: textField('', { max: 500 }),
  target: choiceField(TARGET_IDS, 'properties'),
  game: choiceField(LIST_GAMES, 'newest'),
  /** How the preview shows the server. */
  view: choiceField(['online', 'full', 'pointed', 'other', 'offline'], 'online'),
  /** The preview shows what is left of the message in the file of the target. */
  asFile: flagField(),
  /** The server that is compared. */
  address: textField('', { max: 2000 }),
});

export type MotdState = ToolState<typeof motdState>;
