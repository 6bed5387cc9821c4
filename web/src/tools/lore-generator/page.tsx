import { useToolControls } from '../../state/use-tool-controls.ts';
import { useToolStore } from '../../state/use-tool-store.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { exampleLabel, examples } from './examples.ts';
import { Preview } from './preview.tsx';
import { loreState } from './state.ts';
import { TextCard } from './text-card.tsx';

export function Page() {
  const store = useToolStore(loreState);
  const controls = useToolControls(store);
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead
            examples={examples}
            labelOf={exampleLabel}
            onChoose={store.set}
            controls={controls}
          />
          <TextCard store={store} />
        </>
      }
      result={
        <>
          <Preview store={store} />
          <CopyCard store={store} />
        </>
      }
    />
  );
}
