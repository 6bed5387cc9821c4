import { hasExactWidth, serverListLook, type TextRun, wrapRuns } from '@fucina/minecraft-text';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { GameText } from './game-line.tsx';
import { GAME_STYLES } from './look.ts';
import { ServerListFrame, type ServerListFrameProps } from './server-list-frame.tsx';

interface ServerListPreviewProps
  extends Omit<ServerListFrameProps, 'children' | 'hasShadow' | 'versionText'> {
  /** The description; the game shows two lines of it. */
  readonly description: readonly TextRun[];
  /** Shown instead of the number of players, in red where it has no color of its own. */
  readonly versionText?: readonly TextRun[] | undefined;
  /** The version of the game that draws it: the newest, if not given. */
  readonly version?: string | undefined;
}

/** A server as the game's list shows it. */
export function ServerListPreview({
  description,
  version,
  versionText,
  ...frame
}: ServerListPreviewProps) {
  const font = useGameFont();
  useCompleteFont(!hasExactWidth(description, font));
  const { messageWidth, hasShadow } = serverListLook(version);
  const lines = wrapRuns(description, { width: messageWidth, font }).slice(0, 2);
  return (
    <ServerListFrame
      {...frame}
      {...(versionText && {
        versionText: <GameText runs={versionText} base={GAME_STYLES.otherVersion} />,
      })}
      hasShadow={hasShadow}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <GameText key={index} runs={line.runs} base={GAME_STYLES.serverDescription} />
      ))}
    </ServerListFrame>
  );
}
