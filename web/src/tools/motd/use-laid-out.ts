import { type GameFont, hasExactWidth, toRuns } from '@fucina/minecraft-text';
import { type LaidOutMessage, layOut } from '@fucina/server-message';
import { useSelected } from '../../tool/tool.tsx';
import { useCompleteFont, useGameFont } from '../../ui/game-text/game-font.ts';
import { messageOf } from './server-message.ts';
import { type MotdState, motdState } from './state.ts';

const FIELDS = ['line1', 'align1', 'line2', 'align2', 'hover', 'versionText'] as const;

interface Known {
  readonly state: MotdState;
  readonly font: GameFont;
  readonly message: LaidOutMessage;
}

let known: Known | undefined;

/** The message with its lines measured and moved to their places. All parts of the page share one. */
export function useLaidOut(): LaidOutMessage {
  const font = useGameFont();
  const message = useSelected(motdState, (state) => laidOut(state, font));
  useCompleteFont(message.lines.some(({ content }) => !hasExactWidth(toRuns(content), font)));
  return message;
}

function laidOut(state: MotdState, font: GameFont): LaidOutMessage {
  const isKnown =
    known?.font === font && FIELDS.every((field) => known?.state[field] === state[field]);
  if (known === undefined || !isKnown) {
    known = { state, font, message: layOut(messageOf(state), font) };
  }
  return known.message;
}
