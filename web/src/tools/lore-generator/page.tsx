import { useToolState } from '../../state/use-tool-state.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { exampleLabel, examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export function Page() {
  const { state, set, controls } = useToolState(loreState);
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead examples={examples} labelOf={exampleLabel} onChoose={set} controls={controls} />
          <TextCard state={state} set={set} />
        </>
      }
      result={
        <>
          <Preview title={state.title} lines={state.lines} upright={state.upright} set={set} />
          <CopyCard state={state} set={set} />
        </>
      }
    />
  );
}
