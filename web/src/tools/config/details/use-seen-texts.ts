import type { PlaceOfText } from '@fucina/config-text/inner';
import { useEffect, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { useNewestQuestion } from '../../../tool/use-newest-question.ts';
import { decisionsOf } from '../session/decisions.ts';
import { markOf, writtenOf } from '../session/marks.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useSession } from '../studio-context.tsx';
import type { TextComponents, WrittenText } from '../worker/protocol.ts';

/** A text of a place; undefined where the file does not say it. */
export type SeenTexts = readonly (TextComponents | undefined)[];

/**
 * How the texts look that are seen together in a place, each as it will be; of the given one as it would be. Those of
 * the last answer until the next one arrives.
 */
export function useSeenTexts(
  file: StudioFile,
  { text, written }: Pick<WrittenText, 'text' | 'written'>,
  seen: PlaceOfText | undefined,
): SeenTexts | undefined {
  const session = useSession();
  const [decisions] = useField(configState, 'decisions');
  const [shown, setShown] = useState<SeenTexts>();
  const ofFile = decisionsOf(decisions, file.id);
  const wanted = (seen?.together ?? []).map((other): WrittenText | undefined => {
    const row = other === undefined ? undefined : file.rows[other];
    if (other === undefined || row === undefined) return undefined;
    const plan = file.plans[other];
    const after = writtenOf(markOf(row, plan, ofFile, other), plan, ofFile, other);
    return { file: file.id, text: other, written: other === text ? written : (after ?? row.value) };
  });
  const newest = useNewestQuestion();
  const generation = session.generation();
  const key = JSON.stringify([generation, wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is asked
  useEffect(() => {
    const texts = wanted.filter((one) => one !== undefined);
    const show = async () => {
      const outcome = await newest.ask(() =>
        session.ask<'components'>({ kind: 'components', texts }),
      );
      if (outcome === undefined) return;
      const rest = outcome.ok ? [...outcome.answer] : undefined;
      setShown(rest && wanted.map((one) => (one === undefined ? one : rest.shift())));
    };
    if (texts.length === 0) newest.stop();
    else void show();
  }, [newest, session, key]);
  return shown;
}
