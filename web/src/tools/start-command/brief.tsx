import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { useMakeCommand } from './made-command.ts';
import { startState } from './state.ts';

/** The line that starts the server, and the whole command to copy. */
export function Brief() {
  const { t } = useWords();
  const store = useToolStore(startState);
  const make = useMakeCommand();
  const made = useAfterPaint(useSelected(startState, make));

  function copy() {
    const newest = make(store.get().present);
    return newest.ok ? newest.value.text : undefined;
  }

  if (!made.ok) {
    return <BriefResult problem={errorWords(made.error, t)} copy={copy} />;
  }
  return (
    <BriefResult kind={made.value.file.name} copy={copy}>
      <code className="text-caption">{startLine(made.value.text)}</code>
    </BriefResult>
  );
}

/** The line with the memory. Forms that have none, such as a file of arguments, begin with what matters. */
function startLine(command: string): string {
  const lines = command.split('\n');
  return (lines.find((line) => line.includes('-Xm')) ?? lines[0] ?? '').trim();
}
