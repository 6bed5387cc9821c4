import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool } from '../../tool/tool.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { Brief } from './brief.tsx';
import { CopyCard } from './copy-card.tsx';
import { examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export const exampleAddress = exampleAddresses('lore-generator', loreState, examples);

export function Page() {
  return (
    <Tool of={loreState}>
      <ToolLayout
        inputs={<TextCard />}
        result={
          <>
            <Preview />
            <CopyCard />
          </>
        }
        brief={<Brief />}
      />
    </Tool>
  );
}
