import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { EmptyTool } from '../../tool/empty-state.tsx';
import { useSelected, useWholeState } from '../../tool/tool.tsx';
import { ChatPreview } from '../../ui/game-text/chat-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { chatRuns } from './chat-runs.ts';
import { cssGradient } from './css-gradient.ts';
import { exampleLabel, examples } from './examples.ts';
import { gradientState } from './state.ts';

/** The text over its colors, and as chat shows it. Never waits for the network. */
export function GradientPreview() {
  const { t } = useWords();
  return (
    <section aria-label={t('text_gradient.preview')} className="flex min-w-0 flex-col gap-3">
      <OverColors />
      <InChat />
      <NoText />
    </section>
  );
}

function NoText() {
  const { t } = useWords();
  const isEmpty = useSelected(gradientState, ({ text }) => text === '');
  return (
    isEmpty && (
      <EmptyTool
        of={gradientState}
        text={t('text_gradient.no_text')}
        examples={examples}
        labelOf={exampleLabel}
      />
    )
  );
}

function OverColors() {
  const state = useWholeState(gradientState);
  const { text, colors, bold, italic, underline, strikethrough } = state;
  return (
    <div
      className="flex min-h-24 items-center justify-center overflow-hidden rounded-card border border-hairline px-5 py-6"
      style={{ background: cssGradient(colors) }}
    >
      <span
        className={clsx(
          'max-h-48 max-w-full overflow-hidden rounded-control bg-game/75 px-4 py-2 text-center font-pixel text-[2rem] leading-10 wrap-anywhere text-game-ink',
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
