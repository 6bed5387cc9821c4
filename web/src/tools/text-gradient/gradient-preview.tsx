import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { CopyPicture } from '../../tool/copy-picture.tsx';
import { EmptyTool } from '../../tool/empty-state.tsx';
import { useSelected, useToolStore, useWholeState } from '../../tool/tool.tsx';
import { ChatPreview } from '../../ui/game-text/chat-preview.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useWords } from '../../words/use-words.tsx';
import { chatRuns } from './chat-runs.ts';
import { cssGradient } from './css-gradient.ts';
import { exampleLabel, examples } from './examples.ts';
import { gradientState } from './state.ts';

/** The text over its colors, and as chat shows it. Never waits for the network. */
export function GradientPreview() {
  const { t } = useWords();
  return (
    <Stage
      label={t('text_gradient.preview')}
      picture={
        <>
          <OverColors />
          <InChat />
        </>
      }
    >
      <Foot />
    </Stage>
  );
}

const FEW_LETTERS = 24;

function Foot() {
  const { t } = useWords();
  const { get } = useToolStore(gradientState);
  const isEmpty = useSelected(gradientState, ({ text }) => text === '');
  if (isEmpty) {
    return (
      <EmptyTool
        of={gradientState}
        text={t('text_gradient.no_text')}
        examples={examples}
        labelOf={exampleLabel}
      />
    );
  }
  const draw = async () => {
    const { pictureOfText } = await import('./picture-of-text.ts');
    return pictureOfText(chatRuns(get().present));
  };
  return <CopyPicture draw={draw} />;
}

function OverColors() {
  const state = useWholeState(gradientState);
  const { text, colors, bold, italic, underline, strikethrough } = state;
  return (
    <div
      className="flex h-33 items-center justify-center overflow-hidden px-5"
      style={{ background: cssGradient(colors) }}
    >
      <span
        className={clsx(
          'max-h-25 max-w-full overflow-hidden rounded-control bg-game/75 px-4 py-2 text-center font-pixel whitespace-pre-wrap wrap-anywhere text-game-ink',
          // Whole multiples of its eight pixels; a long text is smaller, so that the window keeps its height.
          text.length > FEW_LETTERS ? 'text-[1rem] leading-5' : 'text-[2rem] leading-10',
          bold && 'font-bold',
          italic && 'italic',
          underline && 'game-underlined',
          strikethrough && 'game-struck',
        )}
      >
        {text || '\u00a0'}
      </span>
    </div>
  );
}

/** Ten thousand letters in as many colors take time, so chat updates after the key is painted. */
function InChat() {
  const state = useWholeState(gradientState);
  const shown = useAfterPaint(state);
  const messages = useMemo(() => [chatRuns(shown)], [shown]);
  return <ChatPreview messages={messages} />;
}
