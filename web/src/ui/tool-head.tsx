import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useWords } from '../app/use-words.tsx';
import type { ToolControls } from '../state/use-tool-controls.ts';
import { ExamplesMenu } from './examples-menu.tsx';
import { ToolActions } from './tool-actions.tsx';

interface ToolHeadProps<Name, State> {
  readonly examples: readonly { readonly name: Name; readonly state: State }[];
  /** The same function at every rendering, so that all this is drawn once. */
  readonly labelOf: (name: Name, t: TFunction) => string;
  readonly onChoose: (state: State) => void;
  readonly controls: ToolControls;
}

// `memo` forgets that a component is generic.
/** What stands above every tool that is typed into: examples, undo, redo, start over and the link. */
export const ToolHead = memo(Head) as typeof Head;

function Head<Name, State>({ examples, labelOf, onChoose, controls }: ToolHeadProps<Name, State>) {
  const { t } = useWords();
  const labelled = useMemo(
    () => examples.map(({ name, state }) => ({ label: labelOf(name, t), value: state })),
    [examples, labelOf, t],
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ExamplesMenu examples={labelled} onChoose={onChoose} />
      <ToolActions controls={controls} />
    </div>
  );
}
