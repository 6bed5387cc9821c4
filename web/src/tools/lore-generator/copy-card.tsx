import { memo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FormatChoice } from './format-choice.tsx';
import { GiveFields } from './give-fields.tsx';
import { GiveNotes } from './give-notes.tsx';
import { lazyEngine } from './lazy.ts';
import { OpenInWorkshop } from './open-in-workshop.tsx';
import { type LoreState, loreState } from './state.ts';
import { useNewest } from './use-newest.ts';
import { writeVerbatim } from './write-verbatim.ts';

/** The name and lore in every format, ready to copy. */
export function CopyCard() {
  return (
    <Card>
      <FollowingOutput />
    </Card>
  );
}

/** Writing a hundred lines takes time, so it updates after the key is painted. */
function FollowingOutput() {
  const state = useAfterPaint(useWholeState(loreState));
  return <CopyOutput state={state} />;
}

interface CopyOutputProps {
  readonly state: LoreState;
}

const CopyOutput = memo(function CopyOutput({ state }: CopyOutputProps) {
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
