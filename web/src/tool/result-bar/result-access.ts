import { createContext } from 'react';

/** How a `BriefResult` leads to the result itself. */
export interface ResultAccess {
  /** Scrolls to the result and moves the focus there. */
  readonly show: () => void;
  readonly focus: () => void;
}

export const ResultAccessContext = createContext<ResultAccess | undefined>(undefined);
