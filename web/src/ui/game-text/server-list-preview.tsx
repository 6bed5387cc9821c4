import type { Run } from '@fucina/minecraft-text';
import { GameText } from './game-line.tsx';
import { GAME_STYLES } from './look.ts';
import { ServerListFrame, type ServerListFrameProps } from './server-list-frame.tsx';
import { wrapRuns } from './wrap-runs.ts';

interface ServerListPreviewProps extends Omit<ServerListFrameProps, 'children'> {
  /** The description; the game shows two lines of it. */
  readonly description: readonly Run[];
}

/** The width beside the icon, in GUI pixels. */
const DESCRIPTION_WIDTH = 271;

/** A server as the game's list shows it. */
export function ServerListPreview({ description, ...frame }: ServerListPreviewProps) {
  const lines = wrapRuns(description, DESCRIPTION_WIDTH, GAME_STYLES.serverDescription).slice(0, 2);
  return (
    <ServerListFrame {...frame}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <GameText key={index} runs={line} base={GAME_STYLES.serverDescription} />
      ))}
    </ServerListFrame>
  );
}
