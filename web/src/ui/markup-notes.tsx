import type { Diagnostic } from '@fucina/minecraft-text';
import { clsx } from 'clsx';
import { useWords } from '../words/use-words.tsx';

interface MarkupNotesProps {
  /** MiniMessage. */
  readonly text: string;
  /** From `diagnoseMiniMessage`. */
  readonly notes: readonly Diagnostic[];
  /** Called with the text after one problem is fixed. */
  readonly onFix: (text: string) => void;
}

/** At most this many notes are shown at first. */
const MAX_NOTES = 4;
/** Characters shown before and after the part that a note is about. */
const AROUND = 16;

/** Diagnostics of a line, each with the part of the text that it is about. */
export function MarkupNotes({ text, notes, onFix }: MarkupNotesProps) {
  return notes
    .slice(0, MAX_NOTES)
    .map((note) => (
      <Note key={`${note.from} ${note.code}`} text={text} note={note} onFix={onFix} />
    ));
}

const NONE: readonly Diagnostic[] = [];

/** Tags left open until the end of the line are common: reported only when there is another problem. */
export function relevantNotes(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  return notes.every(({ code }) => code === 'never-closed') ? NONE : notes;
}

interface NoteProps extends Pick<MarkupNotesProps, 'text' | 'onFix'> {
  readonly note: Diagnostic;
}

function Note({ text, note, onFix }: NoteProps) {
  const { t } = useWords();
  const { code, severity, from, to, name = '', detail = '', suggestion } = note;
  return (
    <span
      className={clsx(
        'block py-0.5',
        severity === 'error' && 'text-danger',
        severity === 'warning' && 'text-warning',
      )}
    >
      <code className="me-2 rounded-sm bg-raised px-1.5 py-0.5 font-mono text-[0.8125rem] wrap-anywhere text-muted">
        {from > AROUND && '…'}
        {text.slice(Math.max(0, from - AROUND), from)}
        <mark
          className={clsx(
            'rounded-xs bg-transparent text-ink underline decoration-2 underline-offset-3',
            severity !== 'hint' && 'decoration-wavy decoration-1',
            severity === 'error' && 'decoration-danger',
            severity === 'warning' && 'decoration-warning',
          )}
        >
          {text.slice(from, to)}
        </mark>
        {text.slice(to, to + AROUND)}
        {to + AROUND < text.length && '…'}
      </code>
      {t(`ui.markup.${code}`, { name, detail })}{' '}
      {suggestion !== undefined && (
        <button
          type="button"
          className="min-h-6 rounded-sm text-start wrap-anywhere text-link underline underline-offset-2 hover:decoration-2 pointer-coarse:min-h-9"
          onClick={() => onFix(text.slice(0, from) + suggestion + text.slice(to))}
        >
          {t('ui.markup.fix', { suggestion })}
        </button>
      )}
    </span>
  );
}
