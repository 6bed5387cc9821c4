import type { Diagnostic } from '@fucina/minecraft-text';
import { rulePath } from '@fucina/site';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { Translate } from '../words/translate.ts';
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
  const all = folded(notes, t).toSorted(([a], [b]) => rankOf(a) - rankOf(b));
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

/** What says the same is one note: codes of a whole line, tags that are left open. */
function folded(
  notes: readonly Diagnostic[],
  t: Translate,
): readonly (readonly [Diagnostic, ...Diagnostic[]])[] {
  const same = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const note of notes) {
    const said = isOpen(note) ? note.code : sentenceOf(note, t);
    const before = same.get(said);
    if (before) before.push(note);
    else same.set(said, [note]);
  }
  return [...same.values()];
}

function sentenceOf({ code, name = '', detail = '' }: Diagnostic, t: Translate): string {
  return t(`ui.markup.${code}`, { name, detail });
}

interface NoteProps extends Pick<MarkupNotesProps, 'text' | 'onFix' | 'hasRules'> {
  readonly note: Diagnostic;
  /** More of which there is the same to say. */
  readonly others: readonly Diagnostic[];
}

function Note({ text, note, others, onFix, hasRules }: NoteProps) {
  const { t } = useWords();
  const { code, severity, fix } = note;
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
      <span className="note-sentence">
        {others.length > 0 && isOpen(note) ? t('ui.never_closed') : sentenceOf(note, t)}
      </span>{' '}
      {fix !== undefined && (
        <button
          type="button"
          className={BUTTON}
          // The focus stays where it is: else the notes, and this button, would move while it is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFix(fixed(text, places))}
        >
          {others.length > 0
            ? t('ui.markup.fix_all', { count: places.length })
            : t('ui.markup.fix', { fix })}
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

/** From the last to the first, so that places stay what they are. */
function fixed(text: string, places: readonly Diagnostic[]): string {
  return places
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (done, { from, to, fix }) =>
        fix === undefined ? done : done.slice(0, from) + fix + done.slice(to),
      text,
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
