import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool } from '../../tool/tool.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { Brief } from './brief.tsx';
import { examples } from './examples.ts';
import { OutputsCard } from './outputs-card.tsx';
import { PlaceList } from './place-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SourceProvider } from './source-view.tsx';
import { workshopState } from './state.ts';
import { TextCard } from './text-card.tsx';

export const exampleAddress = exampleAddresses('text-workshop', workshopState, examples);

export function Page() {
  return (
    <Tool of={workshopState}>
      <SourceProvider>
        <ToolLayout
          className="with-places"
          inputs={
            <>
              <TextCard />
              <OutputsCard />
            </>
          }
          result={<PlaceList />}
          options={<SettingsCard />}
          brief={<Brief />}
        />
      </SourceProvider>
    </Tool>
  );
}
