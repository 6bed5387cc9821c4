import { useMemo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useToolState } from '../../state/use-tool-state.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export function Page() {
  const { t } = useWords();
  const { state, set, controls } = useToolState(loreState);
  const named = useMemo(
    () =>
      examples.map((example) => ({
        label: t(`lore_generator.examples.${example.name}`),
        value: example.state,
      })),
    [t],
  );
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead examples={named} onChoose={set} controls={controls} />
          <TextCard state={state} set={set} />
        </>
      }
      result={
        <>
          <Preview
            title={state.title}
            lines={state.lines}
            upright={state.upright}
            onUpright={(upright) => set({ upright })}
          />
          <CopyCard state={state} set={set} />
        </>
      }
    />
  );
}
