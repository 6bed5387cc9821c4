import { createLazyModule } from '../../ui/lazy-module.ts';

export const { load: loadLiveParts, useLoaded: useLiveParts } = createLazyModule(
  () => import('./live-parts.ts'),
);
