import type { TextRun } from '@fucina/minecraft-text';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../words/use-words.tsx';
import { EventNote, type NotePlace } from './event-note.tsx';
import { noteText } from './note-text.ts';
import type { TextEvents } from './pieces.ts';

interface EventTextProps {
  readonly events: TextEvents;
  readonly text: string;
  readonly drawRuns: (runs: readonly TextRun[]) => ReactNode;
  readonly children: ReactNode;
}

/** Text with a click or hover event: a note describes it on hover and focus. */
export function EventText({ events, text, drawRuns, children }: EventTextProps) {
  const { t } = useWords();
  const [place, setPlace] = useState<NotePlace | null>(null);
  const hide = () => setPlace(null);

  function show({ currentTarget }: SyntheticEvent<HTMLElement>) {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setPlace({ left: Math.max(8, Math.min(left, window.innerWidth - 280)), top: bottom + 8 });
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') hide();
  }

  return (
    // A real button would not break across lines as the game's text does.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={0}
      className="game-event"
      aria-label={[text, ...noteText(events, t)].join('. ')}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={pressKey}
    >
      {children}
      {place &&
        createPortal(
          <EventNote events={events} place={place} drawRuns={drawRuns} />,
          document.body,
        )}
    </span>
  );
}
