import { useEffect } from 'react';
import { useField } from '../../tool/tool.tsx';
import type { StudioSession } from './session/studio-session.ts';
import { configState } from './state.ts';

/**
 * Tells the worker what the visitor chose for all files, whenever it changes: also when it is undone. Before the first
 * file is opened, since another choice later means to convert it again.
 */
export function useSentOptions(session: StudioSession): void {
  const [target] = useField(configState, 'target');
  const [style] = useField(configState, 'style');
  const [hex] = useField(configState, 'hex');
  const [meaning] = useField(configState, 'meaning');
  const [profile] = useField(configState, 'profile');

  useEffect(() => {
    session.setOptions({
      to: target,
      hex,
      meaning,
      ...(style !== 'auto' && { style }),
      ...(profile !== '' && { profile }),
    });
  }, [session, target, style, hex, meaning, profile]);
}
