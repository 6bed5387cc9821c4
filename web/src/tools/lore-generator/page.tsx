import { useTranslation } from 'react-i18next';
import { useToolState } from '../../state/use-tool-state.ts';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export function Page() {
  const { t } = useTranslation();
  const tool = useToolState(loreState);
  const { state, set } = tool;
  return (
    <ToolLayout
      inputs={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ExamplesMenu
              examples={examples.map((example) => ({
                label: t(`lore_generator.examples.${example.name}`),
                value: example.state,
              }))}
              onChoose={set}
            />
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
