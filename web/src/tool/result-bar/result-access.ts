import { createContext } from 'react';

/** How a `BriefResult` leads to the result itself. */
export interface ResultAccess {
  /** Opens the result over what is typed or, without a sheet, scrolls to it and moves the focus there. */
  readonly show: () => void;
  readonly hasSheet: boolean;
  readonly focus: () => void;
  /** The same for the reason why there is nothing to copy, where one is marked. */
  readonly showProblem: () => void;
}

export const ResultAccessContext = createContext<ResultAccess | undefined>(undefined);
