import { hasExactWidth, type Run, wrapRuns } from '@fucina/minecraft-text';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { GameText } from './game-line.tsx';
import { GAME_STYLES } from './look.ts';
import { ServerListFrame, type ServerListFrameProps } from './server-list-frame.tsx';

interface ServerListPreviewProps extends Omit<ServerListFrameProps, 'children'> {
  /** The description; the game shows two lines of it. */
  readonly description: readonly Run[];
}

/** The width beside the icon, in GUI pixels. */
const DESCRIPTION_WIDTH = 271;

/** A server as the game's list shows it. */
export function ServerListPreview({ description, ...frame }: ServerListPreviewProps) {
  const font = useGameFont();
  useCompleteFont(!hasExactWidth(description, font));
  const lines = wrapRuns(description, { width: DESCRIPTION_WIDTH, font }).slice(0, 2);
  return (
    <ServerListFrame {...frame}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <GameText key={index} runs={line.runs} base={GAME_STYLES.serverDescription} />
      ))}
    </ServerListFrame>
  );
}
