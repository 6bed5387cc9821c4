import { memo, useEffect } from 'react';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FormatChoice } from './format-choice.tsx';
import { GiveNotes } from './give-notes.tsx';
import { OpenInWorkshop } from './open-in-workshop.tsx';
import type { LoreState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';
import { writeVerbatim } from './write-verbatim.ts';

interface CopyOutputProps {
  readonly state: LoreState;
}

export const CopyOutput = memo(function CopyOutput({ state }: CopyOutputProps) {
  const { t } = useWords();
  const engine = useEngine();
  const { format, family } = state;
  const written = writeVerbatim(state) ?? engine?.writeLore(state);
  const isMissing = written === undefined;
  useEffect(() => {
    if (isMissing) void loadEngine();
  }, [isMissing]);
  const value = written?.ok ? written.value : '';
  return (
    <>
      <Output
        label={t('lore_generator.output')}
        kind={<FormatChoice />}
        value={value}
        rows={6}
        actions={<OpenInWorkshop state={state} />}
      />
      {written?.ok === false && (
        <p className="text-danger">{t(`lore_generator.refused.${written.reason}`)}</p>
      )}
      {written?.ok && format === 'give' && (
        <GiveNotes command={value} family={family} texts={[state.title, ...state.lines]} />
      )}
    </>
  );
});
