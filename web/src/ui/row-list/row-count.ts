import { createContext } from 'react';

/** How many rows the list has, for `aria-setsize`: rows that were never painted are missing from Chromium's accessibility tree. */
export const RowCount = createContext<number | undefined>(undefined);
