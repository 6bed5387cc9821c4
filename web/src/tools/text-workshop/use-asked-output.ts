import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { useEffect, useState } from 'react';
import { useFragment } from '../../tool/use-fragment.ts';
import { lazyEngine } from './lazy.ts';
import { OUTPUT_GROUPS, type OutputGroup } from './state.ts';

/** `/tools/text#output-snbt` shows this result: its group is chosen, and its text gets the focus once it is written. */
export function useAskedOutput(isWritten: boolean, showGroup: (group: OutputGroup) => void): void {
  const [asked, setAsked] = useState<string>();
  useFragment('#output-', (name) => {
    const group = OUTPUT_GROUPS.find((each) => resultsIn(each).some((own) => own === name));
    if (group === undefined) return;
    showGroup(group);
    setAsked(name);
    void lazyEngine.load();
  });
  useEffect(() => {
    if (asked === undefined || !isWritten) return;
    // After the page has moved the focus to its title.
    const frame = requestAnimationFrame(() => {
      showResult(asked);
      setAsked(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, isWritten]);
}

/** The id of its element. Not what a link says: the browser would go there by itself. */
export function resultId(name: string): string {
  return `result-${name}`;
}

function showResult(name: string) {
  const result = document.getElementById(resultId(name));
  if (result instanceof HTMLDetailsElement) result.open = true;
  const box = result?.querySelector('textarea');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
}

function resultsIn(group: OutputGroup): readonly string[] {
  return group === 'commands' ? COMMAND_NAMES : NOTATION_GROUPS[group];
}
