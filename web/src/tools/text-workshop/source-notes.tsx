import type { Diagnostic } from '@fucina/minecraft-text';
import type { SourceResult } from '@fucina/text-workshop';
import { memo } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { MarkupNotes } from '../../ui/markup-notes.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { workshopState } from './state.ts';

interface SourceNotesProps {
  readonly text: string;
  readonly source: SourceResult;
  readonly diagnostics: readonly Diagnostic[];
}

/** How the text was read, and what is probably wrong with it. */
export const SourceNotes = memo(function SourceNotes({
  text,
  source,
  diagnostics,
}: SourceNotesProps) {
  const { t } = useWords();
  const { set, get } = useToolStore(workshopState);
  // The notes are a little older than what is being typed: a fix must not undo that.
  const fix = (fixed: string) => {
    if (get().present.text === text) set({ text: fixed });
  };
  const sentences = sentencesOf(source, t);
  if (sentences.length === 0 && diagnostics.length === 0 && source.ok) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {!source.ok && (
        <p role="status" data-problem className="text-danger">
          {unreadSentence(source, t)}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div>
        <MarkupNotes text={text} notes={diagnostics} onFix={fix} hasRules />
      </div>
    </div>
  );
});

function sentencesOf(source: SourceResult, t: Translate): readonly string[] {
  const { wrapping, hints } = source;
  const lost = source.ok ? source.losses.filter((loss) => 'field' in loss).length : 0;
  return [
    ...(wrapping === undefined ? [] : [t(`text_workshop.wrapping.${wrapping}`)]),
    ...hints.map((hint) => t(`text_workshop.hints.${hint}`)),
    ...(lost === 0 ? [] : [t('text_workshop.read_losses', { count: lost })]),
  ];
}

function unreadSentence(source: Extract<SourceResult, { ok: false }>, t: Translate): string {
  const format = t(`text_workshop.formats.${source.format}`);
  const { error } = source;
  if (error.code === 'built-by-code') return t('text_workshop.unread_code');
  if (error.code === 'named-escape') return t('text_workshop.unread_name');
  return 'from' in error
    ? t('text_workshop.unread', { format, at: error.from + 1 })
    : t('text_workshop.unread_nowhere', { format });
}
