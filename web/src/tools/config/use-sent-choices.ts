import { useEffect } from 'react';
import { useField } from '../../tool/tool.tsx';
import { decisionsOf } from './session/decisions.ts';
import type { StudioSession } from './session/studio-session.ts';
import { configState } from './state.ts';
import { useStudioView } from './studio-context.tsx';

/** Tells the worker what the visitor chose, whenever it changes: also when it is undone. */
export function useSentChoices(session: StudioSession): void {
  const { files } = useStudioView();
  const [target] = useField(configState, 'target');
  const [style] = useField(configState, 'style');
  const [hex] = useField(configState, 'hex');
  const [meaning] = useField(configState, 'meaning');
  const [profile] = useField(configState, 'profile');
  const [decisions] = useField(configState, 'decisions');

  useEffect(() => {
    session.setOptions({
      to: target,
      hex,
      meaning,
      ...(style !== 'auto' && { style }),
      ...(profile !== '' && { profile }),
    });
  }, [session, target, style, hex, meaning, profile]);

  useEffect(() => {
    for (const { id, choices } of files) {
      const { kinds, fixes, profile: ofFile, convertsLongTexts } = decisionsOf(decisions, id);
      const isSame =
        choices.profile === ofFile &&
        choices.convertsLongTexts === convertsLongTexts &&
        choices.fixes.join() === fixes.join() &&
        choices.kinds.size === kinds.size &&
        [...kinds].every(([text, kind]) => choices.kinds.get(text) === kind);
      if (!isSame) session.choose(id, { kinds, fixes, profile: ofFile, convertsLongTexts });
    }
  }, [session, files, decisions]);
}
