import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { GameSurface } from './game-surface.tsx';

export interface ServerListFrameProps {
  readonly name: string;
  /** An image address; without one our own stands in. */
  readonly icon?: string;
  readonly players?: { readonly online: number; readonly max: number };
  /** Not given for a server that does not answer. */
  readonly pingMs?: number;
  /** Shown instead of the number of players to clients of another protocol, which cannot join. */
  readonly versionText?: ReactNode;
  /** Whether a player points at the server. */
  readonly isPointedAt?: boolean;
  /** Versions before 1.21.6 draw no shadows here. */
  readonly hasShadow?: boolean;
  /** What lies on the icon, and on the number of players or what is shown instead. */
  readonly onIcon?: ReactNode;
  readonly onCount?: ReactNode;
  /** The description's lines. */
  readonly children: ReactNode;
}

/** The limits below which the game shows five, four, three and two bars. */
const BARS_MS: readonly number[] = [150, 300, 600, 1000];
const BAR_NUMBERS = [1, 2, 3, 4, 5];
/** A row of the list, in GUI pixels. */
const ROW = { width: 305, height: 32 };

/** A row of the game's server list around a description, as wide as there: lines never wrap. */
export function ServerListFrame({
  name,
  icon,
  players,
  pingMs,
  versionText,
  isPointedAt = false,
  hasShadow = true,
  onIcon,
  onCount,
  children,
}: ServerListFrameProps) {
  const { t } = useWords();
  const count = versionText === undefined ? players && <PlayerCount {...players} /> : versionText;
  const bars = pingMs === undefined ? 0 : barsOf(pingMs);
  return (
    <GameSurface {...ROW}>
      <div className="game-server" data-flat={!hasShadow || undefined}>
        <span className="game-server-picture" data-pointed={isPointedAt || undefined}>
          {icon ? (
            <img className="game-server-icon" src={icon} alt="" width={64} height={64} />
          ) : (
            <span aria-hidden className="game-server-icon" />
          )}
          {onIcon}
        </span>
        <div className="game-server-body">
          <div className="game-server-head">
            <span className="game-server-name">{name}</span>
            {count && (
              <span className="relative">
                {count}
                {onCount}
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
          <div className="game-server-description">{children}</div>
        </div>
      </div>
    </GameSurface>
  );
}

/** An image of text, because the game's slash is too dark to read. */
function PlayerCount({ online, max }: NonNullable<ServerListFrameProps['players']>) {
  return (
    <span role="img" aria-label={`${online}/${max}`} className="game-server-players">
      <span aria-hidden>{online}</span>
      <span aria-hidden className="game-server-slash">
        /
      </span>
      <span aria-hidden>{max}</span>
    </span>
  );
}

function barsOf(pingMs: number): number {
  return 5 - BARS_MS.filter((limit) => pingMs >= limit).length;
}
