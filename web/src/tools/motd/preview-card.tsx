import { type TextRun, toRuns } from '@fucina/minecraft-text';
import { type LaidOutMessage, type ListGame, TARGET_FILES } from '@fucina/server-message';
import { useMemo } from 'react';
import { storedIcon } from '../../icon-studio/stored-icon.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { CopyPicture } from '../../tool/copy-picture.tsx';
import { EmptyTool } from '../../tool/empty-state.tsx';
import { useField, useWholeState } from '../../tool/tool.tsx';
import { ToolSelect, ToolSwitch } from '../../tool/tool-fields.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { ServerListPreview } from '../../ui/game-text/server-list-preview.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { Stage } from '../../ui/stage.tsx';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { HoverTooltip } from './hover-tooltip.tsx';
import { lazyEngine, lazyReader } from './lazy.ts';
import { LiveFold } from './live-fold.tsx';
import type { LiveView } from './live-view.ts';
import { joinRuns, messageRuns } from './message-runs.ts';
import { RowButton } from './row-button.tsx';
import { motdState } from './state.ts';
import { useLaidOut } from './use-laid-out.ts';
import { type Live, lazyLiveParts } from './use-live.ts';

const PLAYERS = { online: 12, max: 100 };
const FULL = { online: PLAYERS.max, max: PLAYERS.max };
const PING_MS = 42;
const NOTHING: readonly TextRun[] = [];

interface PreviewCardProps {
  readonly live: Live;
  /** The icon, or the number of players, was pressed. */
  readonly onIcon: () => void;
  readonly onCount: () => void;
}

/** The server in the list of the game and, once it was asked, as it is there now. */
export function PreviewCard({ live, onIcon, onCount }: PreviewCardProps) {
  const { t } = useWords();
  const state = useWholeState(motdState);
  const message = useShownMessage();
  const { view } = state;
  const [icon] = useStoredValue(storedIcon);
  const description = useDescription(message, state.game);
  const versionText = useVersionText(message);
  const cannotConnect = useMemo<readonly TextRun[]>(
    () => [{ text: t('motd.preview.cannot_connect'), color: '#aa0000' }],
    [t],
  );
  const isOnline = view !== 'offline';
  const players = view === 'full' ? FULL : PLAYERS;
  return (
    <Stage
      label={t('motd.preview.title')}
      picture={
        <>
          <ServerListPreview
            name={t('motd.preview.name')}
            description={isOnline ? description : cannotConnect}
            version={state.game === 'newest' || state.game === 'bedrock' ? undefined : state.game}
            isPointedAt={view === 'pointed'}
            {...(isOnline && icon && { icon })}
            versionText={view === 'other' ? versionText : undefined}
            {...(isOnline && { players })}
            {...(isOnline && view !== 'other' && { pingMs: PING_MS })}
            onIcon={<RowButton label={t('icon.change')} onPress={onIcon} />}
            onCount={<RowButton label={t('motd.preview.change_count')} onPress={onCount} />}
          />
          <Now view={live.view} />
        </>
      }
    >
      <PreviewChoices />
      {view === 'pointed' && <HoverTooltip lines={message.hover} online={PLAYERS.online} />}
      {state.game === 'bedrock' && (
        <p className="text-sm text-muted">{t('motd.preview.bedrock_note')}</p>
      )}
      {`${state.line1}${state.line2}`.trim() === '' && (
        <EmptyTool
          of={motdState}
          text={t('motd.preview.empty')}
          examples={examples}
          labelOf={exampleLabel}
        />
      )}
      <CopyPicture
        draw={async () => {
          const engine = await lazyEngine.load();
          const { pictureOfRow } = await import('./picture-of-row.ts');
          return pictureOfRow(engine, state, { message, players, icon });
        }}
      />
      <LiveFold live={live} />
      <AnimateSwitch />
    </Stage>
  );
}

/** Its room is there as soon as the server is asked. */
function Now({ view }: { readonly view: LiveView }) {
  const { t } = useWords();
  const parts = lazyLiveParts.useLoaded();
  if (view.kind === 'online' && parts) return <parts.LiveRow status={view.status} />;
  if (view.kind !== 'asking') return null;
  return <ServerListPreview name={t('motd.live.name')} description={NOTHING} />;
}

function PreviewChoices() {
  const { t } = useWords();
  const [target] = useField(motdState, 'target');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ToolSelect
        of={motdState}
        field="view"
        label={t('motd.preview.view')}
        hideLabel
        labelOf={(value) => t(`motd.preview.views.${value}`)}
      />
      <ToolSelect
        of={motdState}
        field="game"
        label={t('motd.preview.game')}
        hideLabel
        labelOf={(value) =>
          value === 'newest' || value === 'bedrock'
            ? t(`motd.preview.games.${value}`)
            : t('motd.preview.games.until', { version: value })
        }
      />
      <ToolSwitch
        of={motdState}
        field="asFile"
        label={t('motd.preview.as_file', { file: TARGET_FILES[target] })}
      />
    </div>
  );
}

/** As it is typed, or as the chosen file would have it. */
function useShownMessage(): LaidOutMessage {
  const message = useLaidOut();
  const { asFile, target } = useWholeState(motdState);
  const read = useNeeded(lazyReader, asFile);
  return useMemo(
    () => (asFile && read ? read.asFileShows(target, message) : message),
    [asFile, read, target, message],
  );
}

/** The newest game needs no more than the page has; the others wait for the engine. */
function useDescription(message: LaidOutMessage, game: ListGame): readonly TextRun[] {
  const engine = useNeeded(lazyEngine, game !== 'newest');
  return useMemo(
    () =>
      game === 'newest' || engine === undefined
        ? messageRuns(message)
        : joinRuns(engine.linesForGame(message, game)),
    [message, game, engine],
  );
}

function useVersionText({ versionText }: LaidOutMessage): readonly TextRun[] | undefined {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  return useMemo(
    () =>
      versionText === undefined
        ? [{ text: t('motd.preview.other_version') }]
        : engine && toRuns(engine.sentString(versionText.content)),
    [versionText, engine, t],
  );
}
