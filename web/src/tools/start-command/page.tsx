import { startCommand } from '@fucina/server-launch';
import { useToolState } from '../../state/use-tool-state.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { AdvancedCard } from './advanced-card.tsx';
import { exampleLabel, examples } from './examples.ts';
import { ExplainCard } from './explain-card.tsx';
import { JavaCard } from './java-card.tsx';
import { ResultCard } from './result-card.tsx';
import { ServerCard } from './server-card.tsx';
import { javaOf, settingsOf, startState } from './state.ts';

export function Page() {
  const { state, set, controls } = useToolState(startState);
  const made = startCommand(settingsOf(state));
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead examples={examples} labelOf={exampleLabel} onChoose={set} controls={controls} />
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
