import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ToolDefinition } from '../state/tool-definition.ts';
import { Button } from '../ui/button.tsx';
import type { Translate } from '../words/translate.ts';
import { useWords } from '../words/use-words.tsx';
import { useToolStore } from './tool.tsx';

interface Example<Name, State> {
  readonly name: Name;
  readonly state: State;
}

interface EmptyStateProps {
  readonly text: string;
  /** What the button that opens an example says. */
  readonly action: string;
  readonly onTry: () => void;
  /** An example of the result, where a whole one will be; without it a single line is taken. */
  readonly sample?: ReactNode;
}

/** A placeholder for an empty list, with an example one click away. */
export function EmptyState({ text, action, onTry, sample }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex items-center',
        sample
          ? 'game-window stage-alone min-h-52 flex-col justify-center gap-4 p-4 text-center text-game-muted'
          : 'flex-wrap gap-x-3 gap-y-2 text-sm text-muted',
      )}
    >
      {sample && (
        <div inert className="w-full text-left opacity-75">
          {sample}
        </div>
      )}
      <p className="max-w-[52ch] text-balance">{text}</p>
      <Button size="small" onClick={onTry}>
        {action}
      </Button>
    </div>
  );
}

interface EmptyToolProps<Name, State> {
  readonly of: ToolDefinition<State>;
  readonly text: string;
  readonly examples: readonly [Example<Name, State>, ...Example<Name, State>[]];
  readonly labelOf: (name: Name, t: Translate) => string;
}

/** The same for a tool with worked examples: the first one replaces the state. */
export function EmptyTool<Name, State>({
  of,
  text,
  examples: [{ name, state }],
  labelOf,
}: EmptyToolProps<Name, State>) {
  const { t } = useWords();
  const { set } = useToolStore(of);
  const action = t('ui.try_example', { name: labelOf(name, t) });
  return <EmptyState text={text} action={action} onTry={() => set(state)} />;
}
