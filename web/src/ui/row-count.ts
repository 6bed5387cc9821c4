import { createContext } from 'react';

/** How many rows the list has: a screen reader is told, whatever of them is drawn. */
export const RowCount = createContext<number | undefined>(undefined);
