import { createLazyModule } from '../../ui/lazy-module.ts';

/** What files are shown with: loaded when somebody is about to choose the first one. */
export const lazyStudio = createLazyModule(() => import('./studio.tsx'));
