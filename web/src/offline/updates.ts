import { createLazyModule } from '../ui/lazy-module.ts';

/** The service worker's side of the page: loaded when the browser is idle. */
export const updates = createLazyModule(() => import('./update-bar.tsx'));
