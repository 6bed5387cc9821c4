import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tool, useToolState } from '../../state/use-tool-state.ts';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { type LoreState, loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export function Page() {
  const tool = useToolState(loreState);
  const { state, set } = tool;
  return (
    <ToolLayout
      inputs={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Examples set={set} />
            <ToolActions tool={tool} />
          </div>
          <TextCard tool={tool} />
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

const Examples = memo(function Examples({ set }: Pick<Tool<LoreState>, 'set'>) {
  const { t } = useTranslation();
  return (
    <ExamplesMenu
      examples={examples.map(({ name, state }) => ({
        label: t(`lore_generator.examples.${name}`),
        value: state,
      }))}
      onChoose={set}
    />
  );
});
