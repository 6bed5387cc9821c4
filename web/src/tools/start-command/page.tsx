import { startCommand } from '@fucina/server-launch';
import { useMemo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useToolState } from '../../state/use-tool-state.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { AdvancedCard } from './advanced-card.tsx';
import { examples } from './examples.ts';
import { ExplainCard } from './explain-card.tsx';
import { JavaCard } from './java-card.tsx';
import { ResultCard } from './result-card.tsx';
import { ServerCard } from './server-card.tsx';
import { javaOf, settingsOf, startState } from './state.ts';

export function Page() {
  const { t } = useWords();
  const { state, set, controls } = useToolState(startState);
  const named = useMemo(
    () =>
      examples.map((example) => ({
        label: t(`server.examples.${example.name}`),
        value: example.state,
      })),
    [t],
  );
  const made = startCommand(settingsOf(state));
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead examples={named} onChoose={set} controls={controls} />
          <ServerCard state={state} set={set} error={made.ok ? undefined : made.error} />
        </>
      }
      result={<ResultCard state={state} set={set} made={made} />}
      options={
        <>
          <JavaCard state={state} set={set} />
          <AdvancedCard state={state} set={set} />
          <ExplainCard java={javaOf(state)} />
        </>
      }
    />
  );
}
