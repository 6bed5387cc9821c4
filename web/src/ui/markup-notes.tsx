import type { Diagnostic } from '@fucina/minecraft-text';
import { rulePath } from '@fucina/site';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { isOpen } from './relevant-notes.ts';

interface MarkupNotesProps {
  /** MiniMessage. */
  readonly text: string;
  /** From `diagnoseMiniMessage`. */
  readonly notes: readonly Diagnostic[];
  /** Called with the text after one problem is fixed. */
  readonly onFix: (text: string) => void;
  /** Each leads to its rule in the manual. */
  readonly hasRules?: boolean;
}

/** At most this many notes are shown at first. */
const MAX_NOTES = 4;
/** So many more are shown at a time. */
const MORE_NOTES = 20;
/** At most this many places of one note. */
const MAX_PLACES = 8;
/** Characters shown before and after the part that a note is about. */
const AROUND = 16;
const BUTTON =
  'min-h-6 rounded-sm text-start wrap-anywhere text-link underline underline-offset-2 hover:decoration-2 pointer-coarse:min-h-control';

/** Diagnostics of a line, each with the part of the text that it is about. */
export function MarkupNotes({ text, notes, onFix, hasRules }: MarkupNotesProps) {
  const { t } = useWords();
  const [most, setMost] = useState(MAX_NOTES);
  const all = folded(notes).toSorted(([a], [b]) => rankOf(a) - rankOf(b));
  const count = Math.min(all.length - most, MORE_NOTES);
  return (
    <>
      {all.slice(0, most).map(([note, ...others]) => (
        <Note
          key={`${note.from} ${note.code}`}
          text={text}
          note={note}
          others={others}
          onFix={onFix}
          hasRules={hasRules}
        />
      ))}
      {count > 0 && (
        <button type="button" className={BUTTON} onClick={() => setMost(most + MORE_NOTES)}>
          {t('ui.markup.more', { count })}
        </button>
      )}
    </>
  );
}

/** What makes the text fail comes first, then what can be mended at once. */
function rankOf({ severity, fix }: Diagnostic): number {
  if (severity === 'error') return 0;
  return fix === undefined ? 2 : 1;
}

/** Of tags that are left open, as many as there may be, there is the same to say. */
function folded(notes: readonly Diagnostic[]): readonly [Diagnostic, ...Diagnostic[]][] {
  const [first, ...others] = notes.filter(isOpen);
  return notes.flatMap((note) => {
    if (!isOpen(note)) return [[note]];
    return note === first ? [[note, ...others]] : [];
  });
}

interface NoteProps extends Pick<MarkupNotesProps, 'text' | 'onFix' | 'hasRules'> {
  readonly note: Diagnostic;
  /** More tags that are left open. */
  readonly others: readonly Diagnostic[];
}

function Note({ text, note, others, onFix, hasRules }: NoteProps) {
  const { t } = useWords();
  const { code, severity, from, to, name = '', detail = '', fix } = note;
  const places = [note, ...others];
  const around = others.length > 0 ? 0 : AROUND;
  return (
    <span
      className={clsx(
        'block py-0.5',
        severity === 'error' && 'text-danger',
        severity === 'warning' && 'text-warning',
      )}
    >
      {places.slice(0, MAX_PLACES).map((place) => (
        <Place key={place.from} text={text} place={place} around={around} />
      ))}
      {places.length > MAX_PLACES && '… '}
      {others.length > 0 ? t('ui.never_closed') : t(`ui.markup.${code}`, { name, detail })}{' '}
      {fix !== undefined && (
        <button
          type="button"
          className={BUTTON}
          onClick={() => onFix(text.slice(0, from) + fix + text.slice(to))}
        >
          {t('ui.markup.fix', { fix })}
        </button>
      )}
      {hasRules && (
        <>
          {' '}
          <a
            href={rulePath(`text/${code}`)}
            aria-label={`${t('ui.markup.rule')}: ${code}`}
            className={clsx(BUTTON, 'inline-block')}
          >
            {t('ui.markup.rule')}
          </a>
        </>
      )}
    </span>
  );
}

interface PlaceProps {
  readonly text: string;
  readonly place: Diagnostic;
  /** How many characters before and after it are shown. */
  readonly around: number;
}

/** The part of the text that a note is about. */
function Place({ text, place: { from, to, severity }, around }: PlaceProps) {
  return (
    <code className="me-2 rounded-sm bg-raised px-1.5 py-0.5 font-mono text-caption wrap-anywhere text-muted">
      {around > 0 && from > around && '…'}
      {text.slice(Math.max(0, from - around), from)}
      <mark
        className={clsx(
          'rounded-xs bg-transparent text-ink underline decoration-2 underline-offset-3',
          severity !== 'note' && 'decoration-wavy decoration-1',
          severity === 'error' && 'decoration-danger',
          severity === 'warning' && 'decoration-warning',
        )}
      >
        {text.slice(from, to)}
      </mark>
      {text.slice(to, to + around)}
      {around > 0 && to + around < text.length && '…'}
    </code>
  );
}
