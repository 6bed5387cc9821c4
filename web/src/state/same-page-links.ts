import { createListeners } from './store.ts';

/** Links that were followed to the page that is shown: it stays mounted, and reads its new address. */
export const samePageLinks = createListeners();
