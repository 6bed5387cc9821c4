import { createLazyModule } from '../../ui/lazy-module.ts';

export const { load: loadEngine, useLoaded: useEngine } = createLazyModule(
  () => import('./engine.ts'),
);
