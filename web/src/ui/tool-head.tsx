import type { ToolControls } from '../state/use-tool-state.ts';
import { type Example, ExamplesMenu } from './examples-menu.tsx';
import { ToolActions } from './tool-actions.tsx';

interface ToolHeadProps<State> {
  /** Give the same list again where nothing changed: it is then not drawn anew. */
  readonly examples: readonly Example<State>[];
  readonly onChoose: (state: State) => void;
  readonly controls: ToolControls;
}

/** What stands above every tool that is typed into: examples, undo, redo, start over and the link. */
export function ToolHead<State>({ examples, onChoose, controls }: ToolHeadProps<State>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ExamplesMenu examples={examples} onChoose={onChoose} />
      <ToolActions controls={controls} />
    </div>
  );
}
