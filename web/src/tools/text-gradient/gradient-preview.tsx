import { readHex } from '@fucina/color';
import { gradientRuns, type Run } from '@fucina/minecraft-text';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { usePart } from '../../state/use-tool-store.ts';
import { ChatPreview } from '../../ui/game-text/chat-preview.tsx';
import { cssGradient } from './css-gradient.ts';
import { spreadEvenly } from './request.ts';
import type { GradientState, GradientStore } from './state.ts';

interface GradientPreviewProps {
  readonly store: GradientStore;
}

/** The text over its colours, and as chat shows it. Never waits for the network. */
export const GradientPreview = memo(function GradientPreview({ store }: GradientPreviewProps) {
  const { t } = useWords();
  return (
    <section aria-label={t('text_gradient.preview')} className="flex min-w-0 flex-col gap-3">
      <OverColours store={store} />
      <InChat store={store} />
    </section>
  );
});

function OverColours({ store }: GradientPreviewProps) {
  const state = usePart(store, ({ present }) => present);
  const { text, colors, bold, italic, underline, strikethrough } = state;
  return (
    <div
      className="flex min-h-24 items-center justify-center overflow-hidden rounded-card border border-hairline px-5 py-6"
      style={{ background: cssGradient(colors) }}
    >
      <span
        className={clsx(
          'max-h-48 max-w-full overflow-hidden rounded-control bg-game/75 px-4 py-2 text-center font-pixel text-2xl wrap-anywhere text-game-ink',
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

/** Ten thousand letters in as many colours take a moment: typing goes first. */
function InChat({ store }: GradientPreviewProps) {
  const state = usePart(store, ({ present }) => present);
  const shown = useAfterPaint(state, { rest: 2 });
  const messages = useMemo(() => [chatRuns(shown)], [shown]);
  return <ChatPreview messages={messages} />;
}

function chatRuns(state: GradientState): readonly Run[] {
  const drawn = gradientRuns({
    ...state,
    // What is no colour yet, such as half a hex code, must not take the picture away.
    colors: spreadEvenly(state.colors).filter(({ hex }) => readHex(hex).ok),
  });
  return drawn.ok ? drawn.value : [{ text: state.text }];
}
