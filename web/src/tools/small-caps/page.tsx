import { useRef } from 'react';
import { exampleAddresses } from '../../tool/example-address.ts';
import { ResultBar } from '../../tool/result-bar/result-bar.tsx';
import { Tool } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Brief } from './brief.tsx';
import { exampleLabel, examples } from './examples.ts';
import { Glyphs } from './glyphs.tsx';
import { InChat } from './in-chat.tsx';
import { smallCapsState } from './state.ts';
import { TextFields } from './text-fields.tsx';

export const exampleAddress = exampleAddresses('small-caps', smallCapsState, examples);

export function Page() {
  const output = useRef<HTMLDivElement>(null);
  return (
    <Tool of={smallCapsState}>
      <ToolActions />
      <div className="flex flex-col gap-3 pt-3">
        <ToolExamples of={smallCapsState} examples={examples} labelOf={exampleLabel} />
        <TextFields output={output} />
        <InChat />
        <Glyphs />
      </div>
      <ResultBar areas={[output]}>
        <Brief />
      </ResultBar>
    </Tool>
  );
}
