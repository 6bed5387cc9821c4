import type { Diagnostic } from '@fucina/minecraft-text';
import type { SourceResult } from '@fucina/text-workshop';
import { memo, useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { MarkupNotes } from '../../ui/markup-notes.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { useSource } from './source-view.tsx';
import { workshopState } from './state.ts';
import { useEngine } from './use-engine.ts';

/** How the text was read, and what is probably wrong with it. Updates after the key is painted. */
export function SourceNotes() {
  const { text, source } = useAfterPaint(useSource());
  return source && <Notes text={text} source={source} />;
}

interface NotesProps {
  readonly text: string;
  readonly source: SourceResult;
}

const Notes = memo(function Notes({ text, source }: NotesProps) {
  const { t } = useWords();
  const { set } = useToolStore(workshopState);
  const sentences = sentencesOf(source, t);
  const notes = useDiagnostics(text, source);
  if (sentences.length === 0 && notes.length === 0 && source.ok) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {!source.ok && (
        <p role="status" className="text-danger">
          {unreadSentence(source, t)}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div>
        <MarkupNotes text={text} notes={notes} onFix={(fixed) => set({ text: fixed })} />
      </div>
    </div>
  );
});

function sentencesOf(source: SourceResult, t: Translate): readonly string[] {
  const { wrapping, hints } = source;
  const lost = source.ok ? source.losses.length : 0;
  return [
    ...(wrapping === undefined ? [] : [t(`text_workshop.wrapping.${wrapping}`)]),
    ...hints.map((hint) => t(`text_workshop.hints.${hint}`)),
    ...(lost === 0 ? [] : [t('text_workshop.read_losses', { count: lost })]),
  ];
}

function unreadSentence(source: Extract<SourceResult, { ok: false }>, t: Translate): string {
  const format = t(`text_workshop.formats.${source.format}`);
  const { error } = source;
  const at = 'at' in error ? error.at : 'from' in error ? error.from : undefined;
  return typeof at === 'number'
    ? t('text_workshop.unread', { format, at: at + 1 })
    : t('text_workshop.unread_nowhere', { format });
}

/** Only where the whole text is MiniMessage do the positions fit. */
function useDiagnostics(text: string, source: SourceResult): readonly Diagnostic[] {
  const engine = useEngine();
  const [adventure] = useField(workshopState, 'adventure');
  const [game] = useField(workshopState, 'game');
  const isMiniMessage = source.format === 'mini-message' && source.wrapping === undefined;
  const { placeholders } = source;
  return useMemo(() => {
    if (engine === undefined || !isMiniMessage) return [];
    const tags = new Set(placeholders.map((placeholder) => placeholder.slice(1, -1).toLowerCase()));
    const versions = game === 'bedrock' ? { adventure } : { adventure, game };
    const found = engine.diagnoseMiniMessage(text, { ...versions, tags });
    // Tags left open until the end are common: reported only when there is another problem.
    return found.every(({ code }) => code === 'never-closed') ? [] : found;
  }, [engine, isMiniMessage, text, adventure, game, placeholders]);
}
