import type { TextRun } from '@fucina/minecraft-text';
import { memo } from 'react';
import { createLazyModule, useNeeded } from '../lazy-module.ts';
import { GAME_STYLES, type GameStyle } from './look.ts';
import { ObfuscatedText } from './obfuscated-text.tsx';
import {
  type Piece,
  plainText,
  type Stretch,
  splitRuns,
  type TextEvents,
  toStretches,
} from './pieces.ts';
import { drawings, isRare, RareLetters } from './rare-letters.tsx';

interface GameTextProps {
  /** From `toRuns`. Must be referentially stable to avoid re-rendering. */
  readonly runs: readonly TextRun[];
  readonly base?: GameStyle;
  /** Hebrew and Arabic as old games drew them. */
  readonly isInOrder?: boolean | undefined;
}

/** Styled runs as the game draws them, one block per line of text. */
export const GameText = memo(function GameText({
  runs,
  base = GAME_STYLES.chat,
  isInOrder,
}: GameTextProps) {
  const rare = drawings.useLoaded();
  return splitRuns(runs).map((line, index) => {
    // A line has no identity but its place.
    const key = index;
    return rare?.isTurned(line) ? (
      <rare.TurnedLine
        key={key}
        runs={line}
        isInOrder={isInOrder}
        base={base}
        Stretch={StretchText}
      />
    ) : (
      <GameLine key={key} runs={line} base={base} />
    );
  });
});

function GameLine({ runs, base = GAME_STYLES.chat }: GameTextProps) {
  const stretches = toStretches(runs, base);
  return (
    <div className="game-line">
      {stretches.length === 0 && '\u200b'}
      {stretches.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity but its place
        <StretchText key={index} {...stretch} />
      ))}
    </div>
  );
}

interface StretchTextProps extends Stretch {
  readonly words?: string;
}

function StretchText({ events, pieces, words = plainText(pieces) }: StretchTextProps) {
  return events ? (
    <WordsWithEvents events={events} pieces={pieces} words={words} />
  ) : (
    <Words pieces={pieces} words={words} />
  );
}

/** Few texts have events: what tells of them is loaded with the first. */
const eventText = createLazyModule(() => import('./event-text.tsx'));

interface WordsProps {
  readonly pieces: readonly Piece[];
  /** As they are read. */
  readonly words: string;
}

function WordsWithEvents({ events, pieces, words }: WordsProps & { readonly events: TextEvents }) {
  // Without it the text is shown as one without events.
  const EventText = useNeeded(eventText)?.EventText;
  if (EventText === undefined) return <Words pieces={pieces} words={words} />;
  return (
    <EventText events={events} text={words} drawRuns={(runs) => <GameText runs={runs} />}>
      <span aria-hidden>{drawn(pieces)}</span>
    </EventText>
  );
}

/**
 * Presented as an image of text: colors can be too dark to read, and letters can be separate elements. So the
 * elements are hidden from screen readers, which get the whole text as a label.
 */
function Words({ pieces, words }: WordsProps) {
  if (pieces.some(({ look }) => look.isObfuscated)) {
    return (
      <>
        <span className="sr-only">{words}</span>
        <span aria-hidden>{drawn(pieces)}</span>
      </>
    );
  }
  return (
    <span role="img" aria-label={words}>
      <span aria-hidden>{drawn(pieces)}</span>
    </span>
  );
}

function drawn(pieces: readonly Piece[]) {
  return pieces.map((piece, index) => {
    const { text, look, object } = piece;
    // A piece has no identity but its place.
    const key = index;
    if (look.isObfuscated && !object) return <ObfuscatedText key={key} piece={piece} />;
    if (isRare(piece)) return <RareLetters key={key} piece={piece} />;
    return (
      <span key={key} className={look.className} style={look.style}>
        {text}
      </span>
    );
  });
}
