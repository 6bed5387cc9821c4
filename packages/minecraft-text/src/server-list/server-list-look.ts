import { isSince, since } from '@fucina/game-versions';

export interface ServerListLook {
  /** In GUI pixels; wider lines of a server's message are wrapped. */
  readonly messageWidth: number;
  /** Whether text has the usual shadow. */
  readonly hasShadow: boolean;
}

const ICON_SIDE = 32;
const GAP = 2;
const ENTRY_WIDTH = 305;
const PADDING = 2;

/** How a release draws an entry of its server list; a version that is not known counts as the newest. */
export function serverListLook(version: string | undefined): ServerListLook {
  const isPadded = isSince(version, since.paddedServerList);
  return {
    messageWidth: ENTRY_WIDTH - (isPadded ? 2 * PADDING : 0) - ICON_SIDE - GAP,
    hasShadow: isSince(version, since.serverListShadow),
  };
}
