import { useRef } from 'react';
import { exampleAddresses } from '../../tool/example-address.ts';
import { ResultBar } from '../../tool/result-bar/result-bar.tsx';
import { Tool } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { AroundCard } from './around-card.tsx';
import { Brief } from './brief.tsx';
import { examples } from './examples.ts';
import { IconCard } from './icon/icon-card.tsx';
import { LiveCard } from './live-card.tsx';
import { OutputCard } from './output-card.tsx';
import { PasteCard } from './paste-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { motdState } from './state.ts';
import { TextCard } from './text-card.tsx';

export const exampleAddress = exampleAddresses('motd', motdState, examples);

export function Page() {
  const preview = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLDivElement>(null);
  return (
    <Tool of={motdState}>
      <ToolActions />
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <TextCard />
          {/* Above both; on a phone below what is typed, where the bar shows it. */}
          <div ref={preview} className="col-span-full min-w-0 md:row-start-1">
            <PreviewCard />
          </div>
          <div ref={output} className="min-w-0">
            <OutputCard />
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          <AroundCard />
          <PasteCard />
          <IconCard />
        </div>
        <LiveCard />
        <ResultBar areas={[preview, output]} hasSheet>
          <Brief />
        </ResultBar>
      </div>
    </Tool>
  );
}
