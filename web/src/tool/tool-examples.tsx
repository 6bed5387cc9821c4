import type { ToolDefinition } from '../state/tool-definition.ts';
import type { Translate } from '../words/translate.ts';
import { useWords } from '../words/use-words.tsx';
import { ExamplesMenu } from './examples-menu.tsx';
import { useToolStore } from './tool.tsx';

interface ToolExamplesProps<Name, State> {
  readonly of: ToolDefinition<State>;
  readonly examples: readonly { readonly name: Name; readonly state: State }[];
  readonly labelOf: (name: Name, t: Translate) => string;
  /** Loads an example; without it the example replaces the state. */
  readonly onChoose?: (state: State) => void;
}

/** The examples of a tool, for the head line of its first card. */
export function ToolExamples<Name, State>({
  of,
  examples,
  labelOf,
  onChoose,
}: ToolExamplesProps<Name, State>) {
  const { t } = useWords();
  const { set } = useToolStore(of);
  const labelled = examples.map(({ name, state }) => ({ label: labelOf(name, t), value: state }));
  return <ExamplesMenu examples={labelled} onChoose={onChoose ?? set} />;
}
