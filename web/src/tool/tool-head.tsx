import type { ToolDefinition } from '../state/tool-definition.ts';
import type { Translate } from '../words/translate.ts';
import { useWords } from '../words/use-words.tsx';
import { ExamplesMenu } from './examples-menu.tsx';
import { useToolStore } from './tool.tsx';
import { ToolActions } from './tool-actions.tsx';

interface ToolHeadProps<Name, State> {
  readonly of: ToolDefinition<State>;
  readonly examples: readonly { readonly name: Name; readonly state: State }[];
  readonly labelOf: (name: Name, t: Translate) => string;
  /** Loads an example; without it the example replaces the state. */
  readonly onChoose?: (state: State) => void;
  /** Called after a preset was opened. */
  readonly onRestore?: () => void;
}

/** What every text tool has on top: examples, undo, redo, start over and the link. */
export function ToolHead<Name, State>({
  of,
  examples,
  labelOf,
  onChoose,
  onRestore,
}: ToolHeadProps<Name, State>) {
  const { t } = useWords();
  const { set } = useToolStore(of);
  const labelled = examples.map(({ name, state }) => ({ label: labelOf(name, t), value: state }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ExamplesMenu examples={labelled} onChoose={onChoose ?? set} />
      <ToolActions onRestore={onRestore} />
    </div>
  );
}
