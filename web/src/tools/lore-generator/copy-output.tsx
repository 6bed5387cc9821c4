import { memo } from 'react';
import { useNeeded } from '../../ui/lazy-module.ts';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FormatChoice } from './format-choice.tsx';
import { GiveFields } from './give-fields.tsx';
import { GiveNotes } from './give-notes.tsx';
import { lazyEngine } from './lazy.ts';
import { OpenInWorkshop } from './open-in-workshop.tsx';
import type { LoreState } from './state.ts';
import { useNewest } from './use-newest.ts';
import { writeVerbatim } from './write-verbatim.ts';

interface CopyOutputProps {
  readonly state: LoreState;
}

export const CopyOutput = memo(function CopyOutput({ state }: CopyOutputProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const hasFailed = lazyEngine.useHasFailed();
  const newest = useNewest();
  const { format, family } = state;
  const written = writeVerbatim(state) ?? engine?.writeLore(state);
  const isMissing = written === undefined;
  useNeeded(lazyEngine, isMissing);
  const value = written?.ok ? written.value : '';
  const reason = written?.ok === false ? written.reason : undefined;
  return (
    <>
      <Output
        label={t('lore_generator.output')}
        kind={<FormatChoice />}
        value={value}
        newest={newest}
        rows={6}
        placeholder={reason && t(`lore_generator.refused.${reason}`)}
        actions={<OpenInWorkshop state={state} />}
      />
      {isMissing && hasFailed && (
        <p role="alert" className="text-danger">
          {t('shell.not_loaded')}
        </p>
      )}
      {reason && reason !== 'item' && (
        <p data-problem className="text-danger">
          {t(`lore_generator.refused.${reason}`)}
        </p>
      )}
      {written?.ok && format === 'give' && (
        <GiveNotes command={value} family={family} texts={[state.title, ...state.lines]} />
      )}
      {format === 'give' && <GiveFields isItemRefused={reason === 'item'} />}
    </>
  );
});
