import { createLazyModule } from '../../../ui/lazy-module.ts';

/** Loaded when a file is first shown with its changes. */
export const { load: loadDiff, useLoaded: useDiffModule } = createLazyModule(
  () => import('./create-diff.ts'),
);
