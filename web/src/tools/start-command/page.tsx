import { startCommand } from '@fucina/server-launch';
import { useToolState } from '../../state/use-tool-state.ts';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { AdvancedCard } from './advanced-card.tsx';
import { ExplainCard } from './explain-card.tsx';
import { JavaCard } from './java-card.tsx';
import { ResultCard } from './result-card.tsx';
import { ServerCard } from './server-card.tsx';
import { StartExamples } from './start-examples.tsx';
import { javaOf, settingsOf, startState } from './state.ts';

export function Page() {
  const tool = useToolState(startState);
  const { state, set } = tool;
  const made = startCommand(settingsOf(state));
  return (
    <ToolLayout
      inputs={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <StartExamples set={set} />
            <ToolActions tool={tool} />
          </div>
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
