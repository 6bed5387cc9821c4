import type { TextRun, TextRunHover } from '@fucina/minecraft-text';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { actionText } from './note-text.ts';
import type { TextEvents } from './pieces.ts';
import { TooltipFrame } from './tooltip-frame.tsx';

export interface NotePlace {
  readonly left: number;
  readonly top: number;
}

interface EventNoteProps {
  readonly events: TextEvents;
  readonly place: NotePlace;
  readonly drawRuns: (runs: readonly TextRun[]) => ReactNode;
}

/** The small note beside a text: the game's own tooltip, and what a click would do. */
export function EventNote({ events, place, drawRuns }: EventNoteProps) {
  const { t } = useWords();
  const actions = actionText(events, t);
  return (
    <div aria-hidden className="game-note" style={place}>
      {events.hover && <TooltipFrame>{drawRuns(hoverRuns(events.hover))}</TooltipFrame>}
      {actions.map((action) => (
        <p key={action} className="game-note-action">
          {action}
        </p>
      ))}
    </div>
  );
}

function hoverRuns(hover: TextRunHover): readonly TextRun[] {
  switch (hover.action) {
    case 'show_text':
      return hover.value;
    case 'show_item':
      return [{ text: hover.count === 1 ? hover.id : `${hover.id} × ${hover.count}` }];
    case 'show_entity':
      return [...(hover.name ?? []), { text: `\n${hover.type}\n${hover.id}`, color: '#aaaaaa' }];
  }
}
