import { createStyle, createText, NO_STYLE } from '@fucina/minecraft-text';
import type { LaidOutMessage } from '@fucina/server-message';
import { layOut, showText } from '@fucina/text-places';
import type { DrawnPicture } from '../../ui/copy-picture.ts';
import { drawStage, font } from '../../ui/game-places/draw-picture.ts';
import { currentWords } from '../../words/use-words.tsx';
import type { MotdState } from './state.ts';

const BREAK = createText('\n');

type Engine = typeof import('./engine.ts');

interface Row {
  readonly message: LaidOutMessage;
  readonly players: { readonly online: number; readonly max: number };
  readonly icon: string;
}

/** The row of the list as the page draws it. */
export function pictureOfRow(
  { linesForGame, sentString }: Engine,
  { game, view }: MotdState,
  { message, players, icon }: Row,
): Promise<DrawnPicture> {
  const { t } = currentWords();
  const isOnline = view !== 'offline';
  const lines = isOnline
    ? linesForGame(message, game)
    : [createText(t('motd.preview.cannot_connect'), createStyle({ color: 0xaa0000 }))];
  const content = lines.flatMap((line, index) => (index === 0 ? [line] : [BREAK, line]));
  const version = game === 'newest' || game === 'bedrock' ? undefined : game;
  const shown = showText(createText('', NO_STYLE, content), version);
  const versionText = message.versionText
    ? sentString(message.versionText.content)
    : createText(t('motd.preview.other_version'));
  const row = {
    name: t('motd.preview.name'),
    ...(view === 'other' && { versionText }),
    ...(isOnline && { players }),
    bars: isOnline && view !== 'other' ? 5 : 0,
  };
  return drawStage(layOut('server-list', shown, { font }, row), isOnline ? { icon } : {});
}
