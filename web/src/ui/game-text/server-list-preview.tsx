import type { Run } from '@fucina/minecraft-text';
import { useTranslation } from 'react-i18next';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { GAME_STYLES } from './look.ts';
import { wrapRuns } from './wrap-runs.ts';

interface ServerListPreviewProps {
  readonly name: string;
  /** The description; the game shows two lines of it. */
  readonly description: readonly Run[];
  /** An image address; without one a plain square stands in, as in the game. */
  readonly icon?: string;
  readonly players?: { readonly online: number; readonly max: number };
  /** Not given for a server that does not answer. */
  readonly pingMs?: number;
}

/** The room that the icon leaves. */
const DESCRIPTION_WIDTH = 271;

/** The limits below which the game shows five, four, three and two bars. */
const BARS_MS: readonly number[] = [150, 300, 600, 1000];

/** A server as it stands in the game's list. */
export function ServerListPreview({
  name,
  description,
  icon,
  players,
  pingMs,
}: ServerListPreviewProps) {
  const { t } = useTranslation();
  const lines = wrapRuns(description, DESCRIPTION_WIDTH, GAME_STYLES.serverDescription).slice(0, 2);
  const bars = pingMs === undefined ? 0 : barsOf(pingMs);
  return (
    <GameSurface>
      <div className="game-server">
        {icon ? (
          <img className="game-server-icon" src={icon} alt="" width={64} height={64} />
        ) : (
          <span aria-hidden className="game-server-icon" />
        )}
        <div className="game-server-body">
          <div className="game-server-head">
            <span className="game-server-name">{name}</span>
            {players && (
              <span className="game-server-players">
                {players.online}
                <span className="game-server-slash">/</span>
                {players.max}
              </span>
            )}
            <span
              role="img"
              aria-label={
                pingMs === undefined
                  ? t('ui.game.no_answer')
                  : t('ui.game.ping', { ms: Math.round(pingMs) })
              }
              className="game-server-ping"
            >
              {BAR_NUMBERS.map((bar) => (
                <span key={bar} data-lit={bar <= bars || undefined} />
              ))}
            </span>
          </div>
          <div className="game-server-description">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
              <GameText key={index} runs={line} base={GAME_STYLES.serverDescription} />
            ))}
          </div>
        </div>
      </div>
    </GameSurface>
  );
}

const BAR_NUMBERS = [1, 2, 3, 4, 5];

function barsOf(pingMs: number): number {
  return 5 - BARS_MS.filter((limit) => pingMs >= limit).length;
}
