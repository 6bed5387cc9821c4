import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool } from '../../tool/tool.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { AdvancedCard } from './advanced-card.tsx';
import { Brief } from './brief.tsx';
import { examples } from './examples.ts';
import { ExplainCard } from './explain-card.tsx';
import { JavaCard } from './java-card.tsx';
import { ResultCard } from './result-card.tsx';
import { ServerCard } from './server-card.tsx';
import { startState } from './state.ts';

export const exampleAddress = exampleAddresses('start-command', startState, examples);

export function Page() {
  return (
    <Tool of={startState}>
      <ToolLayout
        inputs={<ServerCard />}
        result={<ResultCard />}
        options={
          <>
            <JavaCard />
            <AdvancedCard />
            <ExplainCard />
          </>
        }
        brief={<Brief />}
      />
    </Tool>
  );
}
