import { useEffect } from 'react';
import { useField } from '../../tool/tool.tsx';
import { decisionsOf } from './session/decisions.ts';
import type { StudioSession } from './session/studio-session.ts';
import { configState } from './state.ts';
import { useStudioView } from './studio-context.tsx';

/** Tells the worker what the visitor decided about files, whenever it changes: also when it is undone. */
export function useSentChoices(session: StudioSession): void {
  const { files } = useStudioView();
  const [decisions] = useField(configState, 'decisions');

  useEffect(() => {
    for (const { id, choices } of files) {
      const { kinds, fixes, profile: ofFile, convertsLongTexts } = decisionsOf(decisions, id);
      const isSame =
        choices.profile === ofFile &&
        choices.convertsLongTexts === convertsLongTexts &&
        JSON.stringify(choices.fixes) === JSON.stringify(fixes) &&
        choices.kinds.size === kinds.size &&
        [...kinds].every(([text, kind]) => choices.kinds.get(text) === kind);
      if (!isSame) session.choose(id, { kinds, fixes, profile: ofFile, convertsLongTexts });
    }
  }, [session, files, decisions]);
}
