import { createContext } from 'react';

/** How a `BriefResult` leads to the result itself. */
export interface ResultAccess {
  /** Scrolls to the result and moves the focus there. */
  readonly show: () => void;
  readonly focus: () => void;
  /** The same for the reason why there is nothing to copy, where one is marked. */
  readonly showProblem: () => void;
}

export const ResultAccessContext = createContext<ResultAccess | undefined>(undefined);
