import { useEffect, useMemo, useReducer, useRef } from 'react';
import { type Found, findTexts, NOTHING_FOUND, type Wanted } from './session/find-texts.ts';
import { TurnedWork } from './session/turned-work.ts';

interface FoundSoFar {
  readonly found: Found;
  /** Until then it is what was found before. */
  readonly isSettled: boolean;
}

/** What is listed of the texts. Hundreds of thousands are searched in turns with the page. */
export function useFound(wanted: Wanted): FoundSoFar {
  const { files, file, decisions, show, search, keys, grouping } = wanted;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const last = useRef(NOTHING_FOUND);
  const work = useMemo(
    () => new TurnedWork(findTexts({ files, file, decisions, show, search, keys, grouping })),
    [files, file, decisions, show, search, keys, grouping],
  );
  const { result } = work;
  useEffect(() => {
    if (result !== undefined) last.current = result;
  }, [result]);
  useEffect(() => work.goOn(drawAgain), [work]);
  return { found: result ?? last.current, isSettled: result !== undefined };
}
