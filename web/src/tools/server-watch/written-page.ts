import { createContext, useContext } from 'react';

interface WrittenPage {
  /** In which times are told: nobody knows yet who will read them. */
  readonly zone: string;
  /** When it was written, in Unix seconds. */
  readonly at: number;
  /** In the browser it is loaded where it is needed. */
  readonly plainText: (text: string) => string;
}

/** Around what our server writes: no script makes its parts work, so they do without. */
export const WrittenPageContext = createContext<WrittenPage | undefined>(undefined);

/** Undefined in the browser. */
export function useWrittenPage(): WrittenPage | undefined {
  return useContext(WrittenPageContext);
}
