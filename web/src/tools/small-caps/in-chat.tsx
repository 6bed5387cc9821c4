import type { TextRun } from '@fucina/minecraft-text';
import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { ChatPreview } from '../../ui/game-text/chat-preview.tsx';
import { createLazyModule, useNeeded } from '../../ui/lazy-module.ts';
import { Stage } from '../../ui/stage.tsx';
import { useWords } from '../../words/use-words.tsx';
import { convert, smallCapsState } from './state.ts';
import { hasCodes } from './use-paste.ts';

/** Most texts have no codes. Until it is loaded they are shown as they stand. */
const reader = createLazyModule(() => import('./read-lines.ts'));

/** Until there is a text, the words of the empty field are the example. */
const SAMPLE_COLOR = '#aaaaaa';

/** The result as messages in chat, with the colors of codes that were left as they are. */
export function InChat() {
  const { t } = useWords();
  const state = useAfterPaint(useWholeState(smallCapsState));
  const isColored = state.keepCodes && hasCodes(state.text);
  const readLine = useNeeded(reader, isColored)?.readLine;
  const sample = t('smallcap.placeholder');
  const messages = useMemo((): readonly (readonly TextRun[])[] => {
    if (state.text.trim() === '') {
      return [[{ text: convert({ ...state, text: sample }), color: SAMPLE_COLOR }]];
    }
    return convert(state)
      .split('\n')
      .map((text) => (isColored && readLine ? readLine(text) : [{ text }]));
  }, [state, isColored, readLine, sample]);
  return (
    <Stage
      label={t('smallcap.in_chat')}
      picture={<ChatPreview messages={messages} isOverWorld />}
    />
  );
}
