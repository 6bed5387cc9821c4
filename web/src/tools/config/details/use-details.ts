import { useEffect, useState } from 'react';
import { useNewestQuestion } from '../../../tool/use-newest-question.ts';
import { useSession } from '../studio-context.tsx';
import type { TextDetails, WrittenText } from '../worker/protocol.ts';

/** The proof of a text and its looks; those of the last answer until the next one arrives. */
export function useDetails({ file, text, written }: WrittenText): TextDetails | undefined {
  const session = useSession();
  const [details, setDetails] = useState<TextDetails>();
  const newest = useNewestQuestion();
  const generation = session.generation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in each generation texts are read in another way
  useEffect(() => {
    const show = async () => {
      const asked = { kind: 'details', of: { file, text, written } } as const;
      const outcome = await newest.ask(() => session.ask<'details'>(asked));
      if (outcome) setDetails(outcome.ok ? outcome.answer : undefined);
    };
    void show();
  }, [newest, session, file, text, written, generation]);
  return details;
}
