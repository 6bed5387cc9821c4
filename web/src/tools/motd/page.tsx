import './motd.css';
import { useRef } from 'react';
import { exampleAddresses } from '../../tool/example-address.ts';
import { ResultBar } from '../../tool/result-bar/result-bar.tsx';
import { Tool } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { AroundCard } from './around-card.tsx';
import { Brief } from './brief.tsx';
import { examples } from './examples.ts';
import type { FoldHandle } from './fold.tsx';
import { IconCard } from './icon-card.tsx';
import { OutputCard } from './output-card.tsx';
import { PasteCard } from './paste-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { motdState } from './state.ts';
import { TextCard } from './text-card.tsx';
import { useLive } from './use-live.ts';

export const exampleAddress = exampleAddresses('motd', motdState, examples);

export function Page() {
  return (
    <Tool of={motdState}>
      <Studio />
    </Tool>
  );
}

function Studio() {
  const live = useLive();
  const around = useRef<FoldHandle>(null);
  const icon = useRef<FoldHandle>(null);
  const preview = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLDivElement>(null);
  return (
    <>
      <ToolActions />
      <div className="flex flex-col gap-4">
        <div className="motd-columns grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <TextCard />
          <div ref={preview} className="motd-stage">
            <PreviewCard
              live={live}
              onIcon={() => icon.current?.show()}
              onCount={() => around.current?.show()}
            />
          </div>
          <div ref={output} className="min-w-0">
            <OutputCard />
          </div>
        </div>
        <div className="motd-shelf">
          <AroundCard ref={around} />
          <IconCard ref={icon} />
          <PasteCard />
        </div>
        <ResultBar areas={[preview, output]} hasSheet>
          <Brief />
        </ResultBar>
      </div>
    </>
  );
}
