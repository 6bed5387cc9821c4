import { useEffect } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ownerAnswerOf } from './questions/plugin-answers.ts';
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
  const [answers] = useField(configState, 'answers');

  useEffect(() => {
    session.setOptions({
      to: target,
      hex,
      meaning,
      ...(style !== 'auto' && { style }),
      ...(profile !== '' && { profile }),
      ...(answers.size > 0 && {
        plugins: Array.from(answers, ([place, answer]) => [place, ownerAnswerOf(answer)] as const),
      }),
    });
  }, [session, target, style, hex, meaning, profile, answers]);
}
