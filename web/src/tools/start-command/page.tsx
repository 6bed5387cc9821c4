import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool } from '../../tool/tool.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { AdvancedFold } from './advanced-fold.tsx';
import { Brief } from './brief.tsx';
import { examples } from './examples.ts';
import { ExplainFold } from './explain-fold.tsx';
import { Folds } from './folds.tsx';
import { JavaFold } from './java-fold.tsx';
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
          <Folds>
            <JavaFold />
            <AdvancedFold />
            <ExplainFold />
          </Folds>
        }
        brief={<Brief />}
      />
    </Tool>
  );
}
