import { useEffect, useState } from 'react';
import { useSession } from '../studio-context.tsx';
import type { TextDetails, WrittenText } from '../worker/protocol.ts';

/** The proof of a text and its looks; those of the last answer until the next one arrives. */
export function useDetails({ file, text, written }: WrittenText): TextDetails | undefined {
  const session = useSession();
  const [details, setDetails] = useState<TextDetails>();
  const generation = session.generation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in each generation texts are read in another way
  useEffect(() => {
    let isCurrent = true;
    session.ask<'details'>({ kind: 'details', of: { file, text, written } }).then(
      (answer) => isCurrent && setDetails(answer),
      () => isCurrent && setDetails(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, file, text, written, generation]);
  return details;
}
