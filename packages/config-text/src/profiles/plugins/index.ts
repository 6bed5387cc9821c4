import type { Profile } from '../profile.ts';
import { DISPLAY_PLUGINS } from './displays.ts';
import { ITEM_PLUGINS } from './menus-and-items.ts';
import { MESSAGE_PLUGINS } from './messages.ts';
import { SERVER_FILES } from './servers.ts';

/** How plugins read their texts. The dates are those of the sources that were read. */
export const PLUGIN_PROFILES: readonly Profile[] = [
  ...MESSAGE_PLUGINS,
  ...DISPLAY_PLUGINS,
  ...ITEM_PLUGINS,
  ...SERVER_FILES,
];
