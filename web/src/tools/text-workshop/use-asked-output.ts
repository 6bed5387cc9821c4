import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { createContext, useCallback, useState } from 'react';
import { useFragment } from '../../tool/use-fragment.ts';
import { lazyEngine } from './lazy.ts';
import { OUTPUT_GROUPS, type OutputGroup } from './state.ts';

/** The result that a link asks for, and how it says that it is shown. */
export interface AskedOutput {
  readonly name: string | undefined;
  readonly onShown: () => void;
}

export const AskedOutputContext = createContext<AskedOutput>({
  name: undefined,
  onShown: () => undefined,
});

/** `/tools/text#output-snbt` shows this result: its group is chosen, and its text gets the focus. */
export function useAskedOutput(showGroup: (group: OutputGroup) => void): AskedOutput {
  const [name, setName] = useState<string>();
  useFragment('#output-', (asked) => {
    const group = OUTPUT_GROUPS.find((each) => namesIn(each).some((own) => own === asked));
    if (group === undefined) return;
    showGroup(group);
    setName(asked);
    void lazyEngine.load();
  });
  const onShown = useCallback(() => setName(undefined), []);
  return { name, onShown };
}

function namesIn(group: OutputGroup): readonly string[] {
  return group === 'commands' ? COMMAND_NAMES : NOTATION_GROUPS[group];
}
