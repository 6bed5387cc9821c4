import { hasExactWidth, toRuns } from '@fucina/minecraft-text';
import { type LaidOutMessage, layOut, type ServerMessage } from '@fucina/server-message';
import { createMemory } from '../../state/remember.ts';
import { useSelected } from '../../tool/tool.tsx';
import { useCompleteFont, useGameFont } from '../../ui/game-text/game-font.ts';
import { type MotdState, motdState } from './state.ts';

const FIELDS = ['line1', 'align1', 'line2', 'align2', 'hover', 'versionText'] as const;

const laidOut = createMemory<LaidOutMessage>();

/** The message with its lines measured and moved to their places. All parts of the page share one. */
export function useLaidOut(): LaidOutMessage {
  const font = useGameFont();
  const message = useSelected(motdState, (state) =>
    laidOut([font, ...FIELDS.map((field) => state[field])], () => layOut(messageOf(state), font)),
  );
  useCompleteFont(message.lines.some(({ content }) => !hasExactWidth(toRuns(content), font)));
  return message;
}

export function messageOf({
  line1,
  align1,
  line2,
  align2,
  hover,
  versionText,
}: MotdState): ServerMessage {
  return {
    lines: [
      { text: line1, align: align1 },
      { text: line2, align: align2 },
    ],
    hover: hover.trim() === '' ? [] : hover.split('\n'),
    versionText,
  };
}
